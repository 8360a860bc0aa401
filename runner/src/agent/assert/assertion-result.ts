import { printCommand, type Assertion } from 'shared/step-language';
import type { Instead } from '../resolve/not-found.ts';
import type { DescribedElement } from '../step-failure.ts';

/** The result of evaluating an assertion once. */
export interface AssertionResult {
  isTrue: boolean;
  /** What the page shows, in either case; called at most once, at the end. */
  sentence(): string | Promise<string>;
  /** The element of the assertion, if it is one. */
  element?: DescribedElement;
  /** It does not hold because what it is about is not on the page. */
  isMissing?: boolean;
  /** Why, instead of `sentence`, with the names that may be meant. */
  instead?(): Promise<Instead>;
}

export type AssertionOf<K extends Assertion['kind']> = Extract<Assertion, { kind: K }>;

/** The assertion as a sentence, for a result that holds. */
export function sentenceOf(assertion: Assertion): string {
  return `${printCommand(assertion)}.`;
}

/** A text for a sentence: at most 200 characters of it. */
export function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** `"A", "B" and 3 more`; at most ten are listed. */
export function listed(texts: string[]): string {
  const LIMIT = 10;
  const shown = texts.slice(0, LIMIT).map((text) => `"${shorten(text)}"`);
  return texts.length > LIMIT ? `${shown.join(', ')} and ${texts.length - LIMIT} more` : shown.join(', ');
}
