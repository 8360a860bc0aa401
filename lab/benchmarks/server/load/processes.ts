import { setTimeout as sleep } from 'node:timers/promises';
import type { Stand } from '../stand/open-stand.ts';
import { residentMegabytes } from '../stand/processor-time.ts';
import { startPart } from '../stand/start-part.ts';

/** Connections that nobody uses are closed by then, in milliseconds. */
const REST = 20_000;

/** Memory of each process by itself, with nothing to do. */
export async function benchProcesses({ environment }: Stand, write: (line: string) => void): Promise<void> {
  write('\nMemory of each process by itself, at rest');
  for (const name of ['api', 'worker', 'scheduler'] as const) {
    const begin = performance.now();
    const part = await startPart(name, environment);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    await sleep(REST);
    const memory = await residentMegabytes(part.pid);
    write(`  ${name.padEnd(10)} ${memory.toFixed(0)} MB, ready after ${seconds} s`);
    await part.stop();
  }
}
