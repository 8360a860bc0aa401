import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePortOffset } from '../lib/port-offset.mjs';
import { startSecondProduct } from '../lib/product.mjs';
import { logFolder, pinnedNode, root } from '../lib/project.mjs';
import { run, tail, testCounts } from '../lib/run.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';
import { secretsInLog } from './log-secrets.mjs';

/** WebdriverIO against a second product with a fresh data folder; then checks that the product's log holds no secrets. */
export function e2e() {
  return withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const reports = join(folder, 'reports');
    const offset = await findFreePortOffset();
    const product = await startSecondProduct({ offset, dataFolder });
    try {
      const { code, output } = await runWebdriver({ offset, reports, dataFolder });
      const results = await readReports(reports);
      const counts = testCounts(code, sum(results));
      const secrets = await secretsInLog(dataFolder);
      if (counts.failed > 0) await showProblems(join(dataFolder, 'logs', 'steplight.log'));
      const failures = failuresOf(results, output);
      if (secrets.length === 0) return { ...counts, passed: counts.passed + 1, failures };
      failures.push(`The product's log contains ${secrets.join(', ')}.`);
      return { ...counts, failed: counts.failed + 1, failures };
    } finally {
      await product.stop();
    }
  });
}

function runWebdriver({ offset, reports, dataFolder }) {
  const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
  const env = { PORT_OFFSET: String(offset), E2E_REPORT_FOLDER: reports, E2E_DATA_FOLDER: dataFolder };
  return run('test-e2e', pinnedNode, [wdio, 'run', 'wdio.conf.ts'], {
    isShown: true,
    cwd: join(root, 'e2e'),
    env,
  });
}

/** The reports, one per spec file. */
async function readReports(folder) {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').then(JSON.parse)));
}

function sum(reports) {
  const total = (key) => reports.reduce((count, { state }) => count + state[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}

/** What failed, why, and what the page showed, which `describe-failure.ts` printed. */
function failuresOf(reports, output) {
  const pages = output.split('\n').filter((line) => line.includes('The page at the failure of "'));
  return reports.flatMap(({ suites }) =>
    suites.flatMap(({ name: suite, tests, hooks }) =>
      [...tests, ...hooks]
        .filter(({ error }) => error)
        .map(({ name, error }) =>
          [
            `${suite}: ${name}`,
            error.message ?? error,
            ...pages.filter((line) => line.includes(`"${name}"`)),
          ].join('\n'),
        ),
    ),
  );
}

/** The warnings and errors of the product's log, which has a JSON object in each line. */
async function showProblems(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  const problems = text.split('\n').filter((line) => /"level":[4-6]0/.test(line));
  console.log(
    `Warnings and errors in the product's log (its output: ${join(logFolder, 'e2e-product.log')}):\n${tail(problems.join('\n'), 40)}`,
  );
}
