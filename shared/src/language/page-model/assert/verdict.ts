import type { Assertion, Place, Purpose, Target } from 'shared/step-language';

export type AssertionOf<K extends Assertion['kind']> = Extract<Assertion, { kind: K }>;

/** Those about what a page shows. The others are about downloads, requests, screenshots and rules of accessibility. */
export type AssertionOfPage = Exclude<
  Assertion,
  { kind: 'downloaded' | 'downloadContains' | 'looksAsBefore' | 'accessible' | 'request' }
>;

/** What an assertion is about that is not on the page. `purpose`: of the search that has found nothing. */
export type Missing = { target: Target; purpose: Purpose } | { place: Place };

/** What an assertion would have to expect instead to hold. */
export type Shown = { text: string } | { count: number };

/** What an assertion comes to on a page. `E` is an element as the page knows it. */
export type Verdict<E> =
  /** `text`: a sentence that says so; absent: the assertion says it. */
  | { result: 'holds'; element?: E | undefined; text?: string | undefined }
  /**
   * `text`: what the page shows instead, as a sentence. `lacking`: all texts in which one was looked for and not found. `shown`: the one other
   * value that is there, unless it is secret. `isFinal`: it does not hold any more, even if what is shown goes away.
   */
  | {
      result: 'fails';
      text: string;
      element?: E | undefined;
      lacking?: string[];
      shown?: Shown;
      isFinal?: boolean;
    }
  | { result: 'fails'; missing: Missing }
  /** A stored page does not tell. `text`: why, as a sentence. */
  | { result: 'unknown'; text: string };

/** It fails because no element is as its target says. */
export function targetMissing<E>(target: Target, purpose: Purpose = 'any'): Verdict<E> {
  return { result: 'fails', missing: { target, purpose } };
}

/**
 * Holds if there are elements and it holds for every one.
 * @param found the elements, each with what is known of it
 * @param objectionTo why it does not hold for an element, as a sentence; null: it holds
 * @param purpose of the search for the elements
 */
export function judgeEvery<F extends { element: unknown }>(
  target: Target,
  found: F[],
  objectionTo: (one: F) => string | null,
  purpose?: Purpose,
): Verdict<F['element']> {
  const [first] = found;
  if (!first) return targetMissing(target, purpose);
  for (const one of found) {
    const text = objectionTo(one);
    if (text !== null) return { result: 'fails', text, element: one.element };
  }
  return { result: 'holds', element: first.element };
}
