import type { Locator } from 'playwright-core';
import type { DialogAnswer } from '../browser/dialogs.ts';
import type { Kind } from './kinds.ts';

/** One way to understand how a person named an element. */
export interface Reading {
  /** Empty: any element of that kind. */
  name: string;
  kind: Kind | null;
  /** 1 is the first; -1 the last; null: the only one. */
  ordinal: number | null;
}

/** An element as a step names it. Readings are tried in order at each level of exactness. */
export interface Target {
  /** The words of the step, for sentences. */
  words: string;
  /** The element itself, where it is known already: nothing is looked for then. */
  locator?: Locator;
  readings: Reading[];
  /** The row, dialog or region that it stands in. */
  within: Reading | null;
}

export type Comparison = 'is' | 'contains' | 'starts' | 'ends';

/** A text to compare with. */
export interface Expected {
  text: string;
  comparison: Comparison;
  isNegated: boolean;
}

export type ElementState =
  'visible' | 'hidden' | 'enabled' | 'disabled' | 'checked' | 'unchecked' | 'focused' | 'empty' | 'filled';

export type Check =
  | { kind: 'text'; text: string; isNegated: boolean; within: Target | null }
  | { kind: 'state'; target: Target; state: ElementState }
  | { kind: 'value'; target: Target; expected: Expected }
  | {
      kind: 'count';
      target: Target;
      count: number;
      bound: 'exactly' | 'least' | 'most';
      within: Target | null;
    }
  | { kind: 'title'; expected: Expected }
  | { kind: 'address'; expected: Expected }
  | { kind: 'part'; target: Target; expected: Expected };

export type Command =
  | { kind: 'open'; address: string }
  | { kind: 'restart' }
  | { kind: 'back' }
  | { kind: 'reload' }
  | { kind: 'click'; target: Target; way: 'single' | 'double' | 'right' }
  | { kind: 'hover'; target: Target }
  | { kind: 'drag'; target: Target; destination: Target }
  | { kind: 'input'; text: string; target: Target | null }
  | { kind: 'clear'; target: Target }
  | { kind: 'select'; option: string; target: Target }
  | { kind: 'tick'; target: Target; isTicked: boolean }
  | { kind: 'press'; keys: string; target: Target | null }
  | { kind: 'scroll'; direction: 'down' | 'up'; amount: number | 'page' | 'end' }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'wait'; seconds: number }
  | { kind: 'waitFor'; check: Check }
  | { kind: 'upload'; target: Target | null }
  | { kind: 'check'; check: Check };
