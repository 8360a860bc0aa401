import { familySeconds, readProcess } from '../../../process-table.ts';
import { distributionOf, type Distribution } from '../../../report.ts';
import type { Client } from './client.ts';
import type { Setup } from './open-setup.ts';

const WARM_UPS = 50;
const ROUNDS = 100;

export interface Measured extends Distribution, Cost {
  /** Kilobytes of the answer. */
  size: number;
}

/** Milliseconds of processor for one call. */
export interface Cost {
  api: number;
  database: number;
}

type Measuring = Pick<Setup, 'api' | 'postmaster'>;

/** Makes the call again and again, one after the other. */
export async function measureCall(setup: Measuring, client: Client, path: string): Promise<Measured> {
  for (let round = 0; round < WARM_UPS; round += 1) await client.get(path);
  const times: number[] = [];
  let size = 0;
  const cost = await measureCost(setup, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { milliseconds, bytes } = await client.get(path);
      times.push(milliseconds);
      size = bytes / 1024;
    }
    return ROUNDS;
  });
  return { ...distributionOf(times), ...cost, size };
}

/** What API and database compute while the work is done, for each of the calls that it counts. */
export async function measureCost(
  { api, postmaster }: Measuring,
  work: () => Promise<number>,
): Promise<Cost> {
  const taken = () => [readProcess(api.pid).cpuSeconds, familySeconds(postmaster)] as const;
  const before = taken();
  const calls = await work();
  const after = taken();
  const ofOne = (place: 0 | 1) => ((after[place] - before[place]) * 1000) / calls;
  return { api: ofOne(0), database: ofOne(1) };
}

/** One line of a table. */
export function describeMeasured({ median, p95, api, database, size }: Measured): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
  return `${milliseconds(median)} (median) ${milliseconds(p95)} (95 %) ${milliseconds(api)} (API) ${milliseconds(database)} (database) ${size.toFixed(0).padStart(5)} kB`;
}
