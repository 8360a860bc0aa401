/**
 * What a section of the test suite returns for each of its tests.
 * @typedef {object} TestResult
 * @property {string | null} file relative to the root of the repository; null: it belongs to no file that could run again
 * @property {string} name with the names of the suites around it
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} seconds
 * @property {string} [message] why it failed
 * @property {string} [context] what was printed around the failure
 *
 * All tests of a section or, if files are given, those in them.
 * @typedef {(files?: string[]) => Promise<TestResult[]>} Section
 */

/**
 * Nothing, or one failed test for a test runner that ended with an error without naming a failed test.
 * @returns {TestResult[]}
 */
export function crashOf(code, results, output) {
  const isExplained = results.some(({ status }) => status === 'failed');
  if (isExplained || (code === 0 && results.length > 0)) return [];
  const name =
    code === 0
      ? 'No test ran'
      : `The test runner ended with ${code === null ? 'a signal' : `exit code ${code}`}`;
  return [{ file: null, name, status: 'failed', seconds: 0, message: output }];
}

export function failedFiles(results) {
  const files = results.filter(({ status, file }) => status === 'failed' && file).map(({ file }) => file);
  return [...new Set(files)];
}

/** The lines of an output around the first one that contains a text. */
export function linesAround(output, text, count = 30) {
  const lines = output.split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  if (index === -1) return '';
  const first = Math.max(0, index - count / 2);
  return lines.slice(first, first + count).join('\n');
}
