import type { StepMark } from 'shared/contract';
import type { Check, Expected } from '../check.ts';
import { nearestSentence } from '../finding/nearest.ts';
import type { SeenElement } from '../seen-element.ts';
import type { Session } from '../session.ts';

/** One look at the page. */
export interface Look {
  isTrue: boolean;
  /** What the check is about is not there to be looked at. */
  isMissing?: boolean;
  /** What is the case, true or not; asked for once, at the end. */
  sentence(): string | Promise<string>;
  /** The element it looked at, if it was one. */
  element?: SeenElement;
  marks?: StepMark[];
}

export type CheckOf<K extends Check['kind']> = Extract<Check, { kind: K }>;

const VERBS = {
  is: ['is', 'is not'],
  contains: ['contains', 'does not contain'],
  starts: ['starts with', 'does not start with'],
  ends: ['ends with', 'does not end with'],
  more: ['is more than', 'is not more than'],
  less: ['is less than', 'is not less than'],
  least: ['is at least', 'is less than'],
  most: ['is at most', 'is more than'],
} as const;

/** `The title is "Shop".` or `The title is "Shop"; it should contain "Cart".` */
export function comparisonSentence(
  subject: string,
  actual: string,
  expected: Expected,
  isTrue: boolean,
): string {
  const [does, doesNot] = VERBS[expected.comparison];
  const shown = actual.length > 200 ? `${actual.slice(0, 200)}…` : actual;
  if (isTrue) return `${subject} ${expected.isNegated ? doesNot : does} "${expected.text}".`;
  return `${subject} is "${shown}"; expected that it ${expected.isNegated ? doesNot : does} "${expected.text}".`;
}

/** An element that a check needs is not there. */
export function missing(session: Session, words: string): Look {
  return {
    isTrue: false,
    isMissing: true,
    sentence: async () =>
      `Element not found after waiting: "${words}". ${await nearestSentence(session.window.page(), words)}`,
  };
}
