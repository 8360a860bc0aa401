import type { Target } from './target.ts';

/** The last four compare numbers. */
export type Comparison = 'is' | 'contains' | 'starts' | 'ends' | 'more' | 'less' | 'least' | 'most';

/** A text to compare with. */
export interface Expected {
  text: string;
  comparison: Comparison;
  isNegated: boolean;
  /** Put in quotes: case counts. */
  isQuoted: boolean;
}

/** How many of several. */
export interface Bounds {
  count: number;
  bound: 'exactly' | 'least' | 'most' | 'not';
}

export type ElementState =
  | 'visible'
  | 'hidden'
  | 'enabled'
  | 'disabled'
  | 'active'
  | 'inactive'
  | 'checked'
  | 'unchecked'
  | 'selected'
  | 'unselected'
  | 'expanded'
  | 'collapsed'
  | 'focused'
  | 'unfocused'
  | 'readonly'
  | 'editable'
  | 'required'
  | 'optional'
  | 'invalid'
  | 'valid'
  | 'empty'
  | 'filled';

/** As people name them. */
export type Colour = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'grey';

/** `before` and `after` as one reads: line by line, from left to right. */
export type Direction = 'above' | 'below' | 'under' | 'left' | 'right' | 'before' | 'after';

export type Check =
  /** `otherwise`: what it means where the page does not show these words. */
  | {
      kind: 'text';
      text: string;
      isNegated: boolean;
      isQuoted: boolean;
      within: Target | null;
      /** What a message, a note or a caption says: no heading, cell or button. */
      isMessage?: 'message' | 'note' | 'caption';
      /** Somebody tells in words of their own what the page says. */
      isReported?: boolean;
      otherwise?: Check;
    }
  /**
   * `word`: how the step says it, where it may also be a text that the thing shows: "The order is open". `isEach`: said of each
   * thing of that name, or of so many (`amount`). `said`: the whole statement, which may also be a sentence of the page's own: "The order was cancelled".
   */
  | {
      kind: 'state';
      target: Target;
      state: ElementState;
      word?: { text: string; isNegated: boolean };
      isEach?: boolean;
      /** Of the boxes or choices of its group only this one is. */
      isSole?: boolean;
      amount?: Bounds;
      said?: string;
      otherwise?: Check;
    }
  /** `isHint`: said of what an empty field shows. */
  | { kind: 'value'; target: Target; expected: Expected; isHint?: boolean }
  | ({
      kind: 'count';
      target: Target;
      within: Target | null;
      /** What a page may say behind the number: "items left". */
      told?: string;
      /** Said of what is shown: what can be counted is, whatever number the page tells. */
      isShown?: boolean;
      otherwise?: Check;
    } & Bounds)
  | { kind: 'title'; expected: Expected }
  | { kind: 'address'; expected: Expected }
  /**
   * `isLabel`: said of what the thing is called, which may be spoken only. `isHeld`: said of what it holds, of a list all that can be
   * chosen from it. `isMark`: what it is marked as, which may stand beside it as the only text of that sort.
   */
  | {
      kind: 'part';
      target: Target;
      expected: Expected;
      isLabel?: boolean;
      isHeld?: boolean;
      isMark?: boolean;
      otherwise?: Check;
      isEach?: boolean;
      amount?: Bounds;
      said?: string;
    }
  | { kind: 'position'; target: Target; other: Target; direction: Direction; isNegated: boolean }
  /** What two things say of themselves: `more` or `less`. */
  | { kind: 'compare'; target: Target; other: Target; comparison: Comparison }
  /** `by`: what the items are sorted by; null: their whole text. */
  | { kind: 'order'; target: Target; by: string | null; isDescending: boolean }
  | { kind: 'colour'; target: Target; colour: Colour; isNegated: boolean }
  /** The page that is called so: by its title, its heading or its address. */
  | { kind: 'page'; name: string; isNegated: boolean }
  /** Of all entries of their list or table these are there and no others. */
  | { kind: 'only'; names: { text: string; isQuoted: boolean }[]; within: Target | null }
  | { kind: 'something' }
  /** What the last act should bring. */
  | { kind: 'results' };
