import type { DialogAnswer } from '../browser/dialogs.ts';
import type { Check } from './check.ts';
import type { Target } from './target.ts';

/** One of the open tabs: by number (-1: the newest), by title or address, or the one that is not in front. */
export type TabChoice = { number: number } | { name: string } | { step: 1 | -1 };

/** Where a remembered text comes from. */
export type Source = { kind: 'target'; target: Target } | { kind: 'title' } | { kind: 'address' };

/** What is done, or looked at. */
type Deed =
  | { kind: 'open'; address: string }
  | { kind: 'restart' }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'reload' }
  | { kind: 'google'; text: string }
  | { kind: 'openTab'; address: string | null }
  | { kind: 'switchTab'; tab: TabChoice }
  | { kind: 'closeTab'; tab: TabChoice | null }
  | { kind: 'dialog'; answer: DialogAnswer; button: string | null }
  /**
   * `folds`: how the thing is to be afterwards; what is so already is not clicked. `as`: what is chosen is on afterwards; what a deed
   * is done by is nothing to tick; only what opens and closes is a fold. `until`: clicked again and again, until this is so, or the number beside it is this.
   */
  | {
      kind: 'click';
      target: Target;
      way: 'single' | 'double' | 'right';
      folds?: 'expanded' | 'collapsed';
      as?: 'choice' | 'deed' | 'fold';
      until?: Check | number;
    }
  | { kind: 'hover'; target: Target }
  | { kind: 'focus'; target: Target }
  /** `edge`: the destination is where the first, or the last, of its own list stands. */
  | { kind: 'drag'; target: Target; destination: Target; edge?: 'first' | 'last' }
  | { kind: 'input'; text: string; target: Target | null; isAdded: boolean }
  | { kind: 'clear'; target: Target }
  /** `isSet`: what is written into a field will do as well. `isMore`: beside what has been chosen there, which stays. */
  | { kind: 'select'; option: string; target: Target; isSet?: boolean; isMore?: boolean }
  /** `isDescending`: null where nothing is said of it. `target`: the head of the column. */
  | { kind: 'sort'; by: string; isDescending: boolean | null; target: Target }
  | { kind: 'tick'; target: Target; isTicked: boolean | null; isEach?: boolean }
  /**
   * `adds`: the new entry that the key sends, which must have come afterwards. `by`: how far a number is to go by it.
   */
  | { kind: 'press'; keys: string; target: Target | null; times: number; adds?: string; by?: number }
  | { kind: 'scroll'; direction: 'down' | 'up' | 'left' | 'right'; amount: number | 'page' | 'end' }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'wait'; seconds: number }
  | { kind: 'waitFor'; check: Check; limitSeconds: number | null }
  | { kind: 'upload'; target: Target | null }
  | { kind: 'remember'; source: Source; name: string }
  | { kind: 'check'; check: Check };

/** `otherwise`: what the same words mean as well, for a page that lacks what the first reading names; the first that it has is done. */
export type Command = Deed & { otherwise?: Command[][] };
