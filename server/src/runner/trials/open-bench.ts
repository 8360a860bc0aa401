import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../platform/chromium.ts';
import { startTestRunner } from '../testing/test-runner.ts';
import type { RunnerOptions } from '../types.ts';
import type { Bench } from './carry-out-trial.ts';
import { openWitness } from './witness.ts';

/** The name of the file that comes with trials of uploads. */
const ATTACHMENT_NAME = 'invoice-march.csv';

/** A runner with the built-in interpreter, a model behind it if there is one, and a witness of what they do. */
export async function openBench(
  parallel: number,
  model: RunnerOptions['model'] = undefined,
): Promise<Bench & { close(): Promise<void> }> {
  const browserPath = await findChromium();
  if (!browserPath) throw new Error('A browser is needed for the trials.');
  const folder = await mkdtemp(join(tmpdir(), 'steplight-trials-'));
  const path = join(folder, 'attachment');
  await writeFile(path, 'date,amount\n2026-03-01,120\n');
  const witness = await openWitness(browserPath, folder);
  const test = await startTestRunner({
    executablePath: witness.executablePath,
    maxParallel: parallel,
    // Pictures are tried elsewhere, and a busy machine is no fault of the steps.
    takesScreenshots: false,
    stepTimeoutSeconds: 60,
    runTimeoutSeconds: model ? 1200 : 400,
    model,
  });
  return {
    runner: test.runner,
    witness,
    attachment: { path, fileName: ATTACHMENT_NAME },
    async close() {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
