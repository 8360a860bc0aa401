import { DEMO_FAILING_TEST, DEMO_PASSING_TEST } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';

/** The tests of the demo shop that show what a passed and a failed run look like; undefined: renamed or deleted, or there never was one. */
export interface DemoTests {
  passing: BlueprintListItem | undefined;
  failing: BlueprintListItem | undefined;
  /** A test of the company's own has passed in its last run. */
  hasOwnGreenRun: boolean;
}

/** `shop`: the address of the demo shop. A test of that title that was pointed elsewhere proves nothing about the shop. */
export function findDemoTests(tests: readonly BlueprintListItem[], shop: string): DemoTests {
  const find = (title: string) =>
    tests.find((test) => test.title === title && test.starting_url?.startsWith(shop));
  return {
    passing: find(DEMO_PASSING_TEST),
    failing: find(DEMO_FAILING_TEST),
    hasOwnGreenRun: tests.some(
      ({ last_status, starting_url }) => last_status === 'passed' && !starting_url?.startsWith(shop),
    ),
  };
}
