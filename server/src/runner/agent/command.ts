import type { Locator } from 'playwright-core';
import type { DialogAnswer } from '../browser/dialogs.ts';
import type { Kind } from './reading/targets/kind.ts';

/** One way to understand how a person named an element. */
export interface Reading {
  /** Empty: any element of that kind. */
  name: string;
  kind: Kind | null;
  /** 1 is the first; -1 the last; null: the only one. */
  ordinal: number | null;
  /** Put in quotes: in checks it must be the whole name. */
  isQuoted?: boolean;
  /** A part of a name will not do. */
  isWhole?: boolean;
  /** Counted only where each of several groups of one sort has one: the third Remove button is the third item's then. */
  isOfEach?: boolean;
}

/**
 * Where an element stands: inside a row, dialog or region; beside a text, closer to it than others of its sort; in the section
 * that a heading begins.
 */
export interface Place {
  relation: 'inside' | 'beside' | 'under';
  reading: Reading;
  /** What the place itself stands in: "the last row of the table". */
  outer?: Place;
}

/** An element as a step names it. Readings are tried in order at each level of exactness. */
export interface Target {
  /** The words of the step, for sentences. */
  words: string;
  /** The element itself, where it is known already: nothing is looked for then. */
  locator?: Locator;
  readings: Reading[];
  within: Place | null;
  /** A second way to read the words as a whole ("Delete for Anna" is beside Anna), for where the first finds nothing. */
  orElse?: Target;
}

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
    } & Bounds)
  | { kind: 'title'; expected: Expected }
  | { kind: 'address'; expected: Expected }
  /** `isLabel`: said of what the thing is called, which may be spoken only. */
  | {
      kind: 'part';
      target: Target;
      expected: Expected;
      isLabel?: boolean;
      isEach?: boolean;
      amount?: Bounds;
      said?: string;
    }
  | { kind: 'position'; target: Target; other: Target; direction: Direction; isNegated: boolean }
  /** `by`: what the items are sorted by; null: their whole text. */
  | { kind: 'order'; target: Target; by: string | null; isDescending: boolean }
  | { kind: 'colour'; target: Target; colour: Colour; isNegated: boolean }
  /** The page that is called so: by its title, its heading or its address. */
  | { kind: 'page'; name: string; isNegated: boolean }
  | { kind: 'something' };

/** One of the open tabs: by number (-1: the newest), by title or address, or the one that is not in front. */
export type TabChoice = { number: number } | { name: string } | { step: 1 | -1 };

/** Where a remembered text comes from. */
export type Source = { kind: 'target'; target: Target } | { kind: 'title' } | { kind: 'address' };

export type Command =
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
  | { kind: 'click'; target: Target; way: 'single' | 'double' | 'right' }
  | { kind: 'hover'; target: Target }
  | { kind: 'focus'; target: Target }
  | { kind: 'drag'; target: Target; destination: Target }
  | { kind: 'input'; text: string; target: Target | null; isAdded: boolean }
  | { kind: 'clear'; target: Target }
  | { kind: 'select'; option: string; target: Target }
  | { kind: 'tick'; target: Target; isTicked: boolean | null; isEach?: boolean }
  /** `adds`: the new entry that the key sends, which must have come afterwards. */
  | { kind: 'press'; keys: string; target: Target | null; times: number; adds?: string }
  | { kind: 'scroll'; direction: 'down' | 'up' | 'left' | 'right'; amount: number | 'page' | 'end' }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'wait'; seconds: number }
  | { kind: 'waitFor'; check: Check; limitSeconds: number | null }
  | { kind: 'upload'; target: Target | null }
  | { kind: 'remember'; source: Source; name: string }
  | { kind: 'check'; check: Check };
