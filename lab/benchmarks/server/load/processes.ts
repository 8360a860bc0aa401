import { setTimeout as sleep } from 'node:timers/promises';
import { readProcess } from '../../../process-table.ts';
import { print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';
import { startBenchProcess } from '../setup/start-process.ts';

/** Connections that no one uses are closed by then, in milliseconds. */
const REST = 20_000;

/** Memory of each process by itself, with nothing to do. */
export async function benchProcesses({ environment }: Setup): Promise<void> {
  print('\nMemory of each process by itself, at rest');
  for (const name of ['api', 'worker', 'scheduler'] as const) {
    const begin = performance.now();
    const process = await startBenchProcess(name, environment);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    await sleep(REST);
    const memory = readProcess(process.pid).residentMegabytes;
    print(`  ${name.padEnd(10)} ${memory.toFixed(0)} MB, ready after ${seconds} s`);
    await process.stop();
  }
}
