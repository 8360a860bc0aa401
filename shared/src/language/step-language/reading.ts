import type { Command } from './command.ts';

/**
 * How far a sentence is understood. `understood` and `normalised` can be run; the others are unclear.
 * `clash`: the stored type says action and the sentence asserts, or the reverse. `unknown-value`: a sentence with a `{{name}}` that stands
 * for nothing; only `KnownValues` can tell.
 */
export type ReadingState =
  | 'understood'
  | 'normalised'
  | 'ambiguous'
  | 'clash'
  | 'incomplete'
  | 'several'
  | 'cannot-fail'
  | 'unknown-value'
  | 'not-understood';

/** A part of a sentence, by UTF-16 offsets; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
  role: 'verb' | 'target' | 'value' | 'place';
}

/** A sentence to use instead, or several where the step is to be split. */
export interface Suggestion {
  /** Canonical sentences, one a step. */
  sentences: string[];
  /** Why, in a few words: "split into 2 steps", "checks that it is so". */
  note: string;
}

export interface Problem {
  /** A sentence for a person: what is wrong and what to do. */
  message: string;
  /** The offending words in the text as it was written, by UTF-16 offsets. */
  start: number;
  end: number;
}

export interface Reading {
  state: ReadingState;
  /** What the form of the sentence makes of the step; null: it cannot be told. */
  type: 'act' | 'assert' | null;
  /** Only with `understood` and `normalised`. */
  command: Command | null;
  /** The canonical sentence of `command`; null without one. */
  sentence: string | null;
  /** Parts of `sentence`. */
  spans: Span[];
  /** What the normaliser changed, e.g. `"enter" → "type"`. */
  changes: string[];
  /** At most three. */
  suggestions: Suggestion[];
  /** What is missing, as words to add: chips such as `into "field"`. Only with `incomplete`. */
  missing: string[];
  problem: Problem | null;
}

/** Whether a step can be run as it is. */
export function isClear({ state }: Pick<Reading, 'state'>): boolean {
  return state === 'understood' || state === 'normalised';
}

/** Whether more suggestions can help: the other states come with their choices. */
export function needsSuggestions({ state }: Pick<Reading, 'state'>): boolean {
  return state === 'incomplete' || state === 'not-understood';
}

/** A reading of a text that cannot be run. What is wrong with it is said of all of it. */
export function unclear(
  state: Reading['state'],
  type: Reading['type'],
  text: string,
  message: string,
  suggestions: Suggestion[] = [],
): Reading & { problem: Problem } {
  const problem = { message, start: 0, end: text.length };
  return {
    state,
    type,
    command: null,
    sentence: null,
    spans: [],
    changes: [],
    suggestions,
    missing: [],
    problem,
  };
}
