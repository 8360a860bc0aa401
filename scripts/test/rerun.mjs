import { paint } from '../lib/terminal.mjs';
import { failedFiles } from './results.mjs';

/** More failed files than that are no accident: none runs again, and all count as failed. */
const MAX_FLAKY_FILES = 5;

/**
 * Runs each failed file once more, alone, after everything else: one that passes then is flaky. Flaky files do not fail the run, but are listed as
 * defects to fix.
 * @param {{ name: string, results: import('./results.mjs').TestResult[] }[]} runs what the sections returned; the results of files that pass now are replaced
 * @param {Record<string, import('./results.mjs').Section>} sections
 * @returns {Promise<{ section: string, file: string, failures: import('./results.mjs').TestResult[] }[]>} the flaky files, with their failures
 */
export async function rerunFailedFiles(runs, sections) {
  const files = runs.flatMap((run) => failedFiles(run.results).map((file) => ({ run, file })));
  if (files.length > MAX_FLAKY_FILES) {
    console.log(
      `${files.length} files failed, more than may be flaky (${MAX_FLAKY_FILES}): none runs again.`,
    );
    return [];
  }
  const flaky = [];
  for (const { run, file } of files) {
    console.log(paint('dim', `Running ${file} once more, alone …`));
    const failures = run.results.filter((result) => result.file === file && result.status === 'failed');
    const again = await sections[run.name]([file]);
    const hasPassed = again.length > 0 && again.every(({ status }) => status !== 'failed');
    if (hasPassed) {
      flaky.push({ section: run.name, file, failures });
      run.results = [
        ...run.results.filter((result) => result.file !== file),
        ...again.filter((result) => result.file === file),
      ];
    } else {
      for (const failure of failures) failure.message += `\n${describeAgain(failure, again)}`;
    }
  }
  return flaky;
}

function describeAgain({ name, message }, again) {
  const same = again.find((result) => result.name === name);
  if (same?.status === 'passed')
    return 'When its file ran once more, alone, this test passed and another one failed.';
  if (same?.message === message) return 'It failed in the same way when its file ran once more, alone.';
  return `When its file ran once more, alone: ${same?.message ?? again.find((result) => result.message)?.message}`;
}
