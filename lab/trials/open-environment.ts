import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { startTestRunner } from '../../runner/src/testing/test-runner.ts';
import type { Timing } from '../../runner/src/timing.ts';
import type { RunnerOptions } from '../../runner/src/types.ts';
import { openOracle } from './oracle.ts';
import type { Environment } from './run-planned.ts';

/** The name of the file that comes with trials of uploads. */
const ATTACHMENT_NAME = 'invoice-march.csv';

interface Limits {
  /** Of the runner; those of the product by default. */
  timing?: Timing;
  /** Milliseconds for an expression of the oracle to become true. */
  oracle?: number;
}

/** A runner on a browser of this machine, with the options given in place of the usual ones, and an oracle of what it does. */
export async function openEnvironment(
  options: Partial<RunnerOptions>,
  { timing, oracle: oracleTimeout }: Limits = {},
): Promise<Environment & { close(): Promise<void> }> {
  const browserPath = await findChromium();
  if (!browserPath) throw new Error('A browser is needed for the trials.');
  const folder = await mkdtemp(join(tmpdir(), 'steplight-lab-'));
  const path = join(folder, 'attachment');
  await writeFile(path, 'date,amount\n2026-03-01,120\n');
  const oracle = await openOracle(browserPath, folder, oracleTimeout);
  const test = await startTestRunner({
    executablePath: oracle.executablePath,
    // Screenshots are tested elsewhere, and a busy machine must not fail a step.
    takesScreenshots: false,
    stepTimeoutSeconds: 60,
    runTimeoutSeconds: 400,
    ...options,
  });
  return {
    runner: test.runner,
    oracle,
    timing,
    attachment: { path, fileName: ATTACHMENT_NAME },
    async close() {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
