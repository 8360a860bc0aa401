import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { logFolder, root } from '../../lib/project.mjs';
import { tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { runWebdriver } from '../../lib/webdriver.mjs';
import { crashOf, linesAround } from '../results.mjs';
import { secretsInLog } from './log-secrets.mjs';

/** WebdriverIO against a second product with a fresh data folder; then checks that the product's log holds no secrets. */
export function e2e(files) {
  return withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const reports = join(folder, 'reports');
    const { code, output } = await runWebdriver('test-e2e', 'wdio.conf.ts', {
      dataFolder,
      specs: files?.map((file) => join(root, file)),
      env: { E2E_REPORT_FOLDER: reports, E2E_DATA_FOLDER: dataFolder },
    });
    const results = (await readReports(reports)).flat().map((result) => withContext(result, output));
    const all = [...results, ...crashOf(code, results, tail(output, 30)), await logResult(dataFolder)];
    if (all.some(({ status }) => status === 'failed'))
      await showProblems(join(dataFolder, 'logs', 'steplight.log'));
    return all;
  });
}

/** The results of each session. */
async function readReports(folder) {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').then(JSON.parse)));
}

function withContext(result, output) {
  const title = result.name.split(' › ').at(-1);
  return {
    ...result,
    file: relative(root, result.file),
    // Printed by `describe-failure.ts`.
    ...(result.message && { context: linesAround(output, `The page at the failure of "${title}"`) }),
  };
}

async function logResult(dataFolder) {
  const secrets = await secretsInLog(dataFolder);
  const result = { file: null, name: 'The log of the product contains no secrets', seconds: 0 };
  if (secrets.length === 0) return { ...result, status: 'passed' };
  return { ...result, status: 'failed', message: `It contains ${secrets.join(', ')}.` };
}

/** The warnings and errors of the product's log, which has a JSON object in each line. */
async function showProblems(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  const problems = text.split('\n').filter((line) => /"level":[4-6]0/.test(line));
  console.log(
    `Warnings and errors in the product's log (its output: ${join(logFolder, 'e2e-product.log')}):\n${tail(problems.join('\n'), 40)}`,
  );
}
