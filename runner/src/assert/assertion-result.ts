import { printCommand, type Assertion } from 'shared/step-language';
import type { Instead } from '../resolve/not-found.ts';
import type { DescribedElement, StepHelp } from '../core/step-failure.ts';

/** The result of evaluating an assertion once. */
export interface AssertionResult {
  isTrue: boolean;
  /** What the page shows, in either case; called at most once, at the end. */
  sentence(): string | Promise<string>;
  /** The element of the assertion, if it is one. */
  element?: DescribedElement;
  /** How it can be written instead, where it does not hold; absent: nothing is known. */
  help?: StepHelp;
  /** It does not hold any more, even if what the page shows goes away: an error was shown. */
  isFinal?: boolean | undefined;
  /** It does not hold because what it is about is not on the page. */
  isMissing?: boolean;
  /** Why, instead of `sentence`, with the names that may be meant. */
  instead?(): Promise<Instead>;
}

/** The assertion as a sentence, for a result that holds. */
export function sentenceOf(assertion: Assertion): string {
  return `${printCommand(assertion)}.`;
}
