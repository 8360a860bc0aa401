import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findFreePortOffset, IDENTITY_PROVIDER_PORT } from '../../lib/port-offset.mjs';
import { startSecondProduct } from '../../lib/product.mjs';
import { logFolder, pinnedNode, root } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { crashOf, linesAround } from '../results.mjs';
import { secretsInLog } from './log-secrets.mjs';

/** WebdriverIO against a second product with a fresh data folder; then checks that the product's log holds no secrets. */
export function e2e(files) {
  return withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const reports = join(folder, 'reports');
    const offset = await findFreePortOffset();
    const product = await startSecondProduct({
      offset,
      dataFolder,
      settings: { SSO_ALLOW: `localhost:${IDENTITY_PROVIDER_PORT + offset}` },
    });
    try {
      const { code, output } = await runWebdriver({ offset, reports, dataFolder, files });
      const results = (await readReports(reports)).flat().map((result) => withContext(result, output));
      const all = [...results, ...crashOf(code, results, tail(output, 30)), await logResult(dataFolder)];
      if (all.some(({ status }) => status === 'failed'))
        await showProblems(join(dataFolder, 'logs', 'steplight.log'));
      return all;
    } finally {
      await product.stop();
    }
  });
}

function runWebdriver({ offset, reports, dataFolder, files }) {
  const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
  const env = { PORT_OFFSET: String(offset), E2E_REPORT_FOLDER: reports, E2E_DATA_FOLDER: dataFolder };
  const specs = files?.flatMap((file) => ['--spec', join(root, file)]) ?? [];
  return run('test-e2e', pinnedNode, [wdio, 'run', 'wdio.conf.ts', ...specs], {
    isShown: true,
    cwd: join(root, 'e2e'),
    env,
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
