import type { Platform } from '../../platform/platform.ts';
import { StorageFullError } from '../../platform/storage/storage.ts';

/** How long a dependency may take to answer, in milliseconds. */
const TIMEOUT_MS = 5000;

export interface DependencyFailure {
  dependency: 'database' | 'jobs' | 'storage';
  sentence: string;
  error: unknown;
}

type Check = Pick<DependencyFailure, 'dependency' | 'sentence'> & { run: () => Promise<unknown> };

/** Asks everything that the process stands on whether it is there; answers those that are not. */
export async function checkDependencies({
  database,
  jobs,
  storage,
}: Pick<Platform, 'database' | 'jobs' | 'storage'>): Promise<DependencyFailure[]> {
  const checks: Check[] = [
    {
      dependency: 'database',
      sentence: 'The database does not answer.',
      run: () => database.ping(),
    },
    {
      dependency: 'jobs',
      sentence: 'The job queue does not answer.',
      run: () => jobs.depths(database.queries),
    },
    { dependency: 'storage', sentence: 'The storage does not answer.', run: () => storage.check() },
  ];
  const outcomes = await Promise.all(
    checks.map(async ({ run, ...about }) => {
      try {
        await within(TIMEOUT_MS, run());
        return undefined;
      } catch (error) {
        return {
          ...about,
          ...(error instanceof StorageFullError && { sentence: 'The storage is full.' }),
          error,
        };
      }
    }),
  );
  return outcomes.filter((failure) => failure !== undefined);
}

async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
