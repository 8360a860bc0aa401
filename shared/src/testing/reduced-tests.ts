/** Ends the name of a test whose replies are reduced to the specification (see `reduceToSpec`). */
const REDUCED = ' [replies of the specification]';

/** Whether replies are reduced in the test that runs now. */
export const isReducedTest = () => expect.getState().currentTestName?.endsWith(REDUCED) ?? false;

/**
 * The smoke test of a screen: it runs twice, with complete replies and with those of a server that knows the specification only. Each screen has
 * one; every other test is a plain `test`.
 */
export function smokeTest(name: string, run: () => Promise<void>): void {
  test(name, run);
  test(name + REDUCED, run);
}
