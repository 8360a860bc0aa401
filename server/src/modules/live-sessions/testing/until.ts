import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again; the time limit of the test ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}
