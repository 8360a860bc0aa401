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
 * made without it. With a demo shop there are tests of it from the beginning.
 * @param demoAddress of the demo shop, if there is one
 */
export function progressOf(
  tests: BlueprintListItem[],
  { recordedId, isDismissed }: FirstTest,
  demoAddress: string | undefined,
): FirstTestProgress | null {
  const test = tests.find(({ id }) => id === recordedId) ?? null;
  const isOfDemo = ({ starting_url: url }: BlueprintListItem) =>
    demoAddress !== undefined && url !== null && url.startsWith(demoAddress);
  if (isDismissed || !(test || tests.every(isOfDemo))) return null;
  return { test, isGreen: test?.last_status === 'passed' };
}
