import type { BlueprintListItem } from 'shared/contract';

/** What this browser remembers of a user's first test. */
export interface FirstTest {
  /** The test that was recorded first. */
  recordedId?: number;
  isDismissed?: boolean;
}

export interface FirstTestProgress {
  /** null: none is recorded yet. */
  test: BlueprintListItem | null;
  isGreen: boolean;
}

/**
 * How far the first test has come. null: the guide to it is not shown, because the user has dismissed it, or the company has tests that were
 * made without it. With a demo shop there are tests from the beginning.
 */
export function progressOf(
  tests: BlueprintListItem[],
  { recordedId, isDismissed }: FirstTest,
  hasDemo: boolean,
): FirstTestProgress | null {
  const test = tests.find(({ id }) => id === recordedId) ?? null;
  if (isDismissed || !(tests.length === 0 || hasDemo || test)) return null;
  return { test, isGreen: test?.last_status === 'passed' };
}
