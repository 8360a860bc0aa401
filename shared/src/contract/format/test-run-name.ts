/**
 * What a run of a test is called: its test, and the row of its table in brackets if it has one.
 *
 * @param rowName null or undefined: the test has no table, or the server is of an earlier release.
 */
export function testRunName(testName: string, rowName: string | null | undefined): string {
  return rowName === null || rowName === undefined ? testName : `${testName} [${rowName}]`;
}
