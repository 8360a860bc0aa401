import type pg from 'pg';
import {
  countClaims,
  countIntrusions,
  heldBy,
  installAudit,
  requeueTimesOf,
  restartTimesOf,
  type Interrupted,
} from './audit.ts';
import { startProcesses, type Processes, type Kind, type ManagedProcess } from './processes.ts';
import { countEnds, errorsOf, checkOutcome, waitForEnds } from './outcome-check.ts';
import { list, type Report } from './report.ts';
import { openEnvironment, type Environment } from './environment.ts';
import { startRuns } from './start-runs.ts';

const TIMEOUT_MS = 40 * 60_000;

/** What an experiment injects its problems into. */
export interface ExperimentContext {
  environment: Environment;
  processes: Processes;
  pool: pg.Pool;
  /** Records the tests that the worker is executing, right before it is interrupted. */
  interrupt(target: ManagedProcess): Promise<void>;
  /** How many tests were recorded. */
  interrupted(): number;
  /** Seconds until each of them ran again, in ascending order. */
  restartTimes(): Promise<number[]>;
  /** Seconds until each of them was requeued, in ascending order. */
  requeueTimes(): Promise<number[]>;
}

export interface Experiment {
  processes: Partial<Record<Kind, number>>;
  /** How many runs are started, spread over `duration` milliseconds. */
  runs: number;
  duration: number;
  /** The folder of the database, if not within the environment's folder. */
  databaseFolder?: string;
  /** Runs concurrently with the starts. */
  injectFailures(context: ExperimentContext): Promise<void>;
  /** Adds its own findings when every run has ended. */
  report(context: ExperimentContext): Promise<Report>;
}

/** Starts runs while problems are injected, waits until they have ended, and compares what was confirmed with what is stored. */
export async function runExperiment({
  processes: counts,
  runs,
  duration,
  databaseFolder,
  injectFailures,
  report,
}: Experiment): Promise<Report> {
  const environment = await openEnvironment({ databaseFolder });
  const { pool } = environment.platform.database;
  await installAudit(pool);
  const processes = startProcesses(environment, counts);
  const interrupted: Interrupted[] = [];
  const context: ExperimentContext = {
    environment,
    processes,
    pool,
    interrupt: async ({ name }) => void interrupted.push(...(await heldBy(pool, name))),
    interrupted: () => interrupted.length,
    restartTimes: () => restartTimesOf(pool, interrupted),
    requeueTimes: () => requeueTimesOf(pool, interrupted),
  };
  try {
    await processes.ready();
    const [confirmed] = await Promise.all([
      startRuns(processes, environment, runs, duration),
      injectFailures(context),
    ]);
    await waitForEnds(pool, environment.companyId, TIMEOUT_MS);
    const own = await report(context);
    return {
      lines: [
        ...own.lines,
        `${runs} runs in ${await countClaims(pool)} attempts ended as: ${list(await countEnds(pool, environment.companyId))}`,
        ...(await errorsOf(pool, environment.companyId)),
      ],
      problems: {
        ...(await checkOutcome(pool, environment.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
        ...own.problems,
      },
    };
  } finally {
    await processes.end();
    await environment.close();
  }
}

/** Processes that have exited by themselves. */
export const countExited = ({ running }: Processes): number =>
  running.filter(({ process }) => process.child.exitCode !== null).length;
