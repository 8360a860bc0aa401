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
      const { code } = await runWebdriver(offset, reports);
      const counts = testCounts(code, await sum(reports));
      const secrets = await secretsInLog(dataFolder);
      if (secrets.length > 0) console.log(`The product's log contains ${secrets.join(', ')}.`);
      if (counts.failed > 0) await showLog(join(dataFolder, 'logs', 'steplight.log'));
      return secrets.length > 0
        ? { ...counts, failed: counts.failed + 1 }
        : { ...counts, passed: counts.passed + 1 };
    } finally {
      await product.stop();
    }
  });
}

function runWebdriver(offset, reports) {
  const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
  const env = { PORT_OFFSET: String(offset), E2E_REPORT_FOLDER: reports };
  return run('test-e2e', pinnedNode, [wdio, 'run', 'wdio.conf.ts'], {
    isShown: true,
    cwd: join(root, 'e2e'),
    env,
  });
}

/** Sums the reports, one per spec file. */
async function sum(folder) {
  const names = await readdir(folder).catch(() => []);
  const reports = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').then(JSON.parse)),
  );
  const total = (key) => reports.reduce((count, { state }) => count + state[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}

async function showLog(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  console.log(
    `The end of the product's log (its output: ${join(logFolder, 'e2e-product.log')}):\n${tail(text, 60)}`,
  );
}
