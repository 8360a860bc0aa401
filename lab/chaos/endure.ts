import type pg from 'pg';
import {
  countClaims,
  countIntrusions,
  heldBy,
  installAudit,
  putBacksOf,
  waitsOf,
  type Interrupted,
} from './audit.ts';
import { startCrew, type Crew, type Kind, type Member } from './crew.ts';
import { countEnds, errorsOf, judge, waitForEnds } from './judge.ts';
import { list, type Report } from './report.ts';
import { openScene, type Scene } from './scene.ts';
import { startRuns } from './start-runs.ts';

const PATIENCE = 40 * 60_000;

/** What does harm works on this. */
export interface Stage {
  scene: Scene;
  crew: Crew;
  pool: pg.Pool;
  /** Notes the tests that the worker has at work, right before they are taken from it. */
  interrupt(member: Member): Promise<void>;
  /** How many tests were noted. */
  interrupted(): number;
  /** Seconds until each of them ran again, in ascending order. */
  waits(): Promise<number[]>;
  /** Seconds until each of them was put back for others, in ascending order. */
  putBacks(): Promise<number[]>;
}

export interface Trial {
  crew: Partial<Record<Kind, number>>;
  /** So many are started, spread over so many milliseconds. */
  runs: number;
  duration: number;
  /** Where the database lies, if not in the scene's folder. */
  databaseFolder?: string;
  /** Done beside the starts. */
  harm(stage: Stage): Promise<void>;
  /** What else there is to say when every run has ended. */
  tell(stage: Stage): Promise<Report>;
}

/** Starts runs while harm is done to the product, waits until they have ended, and compares what was confirmed with what is stored. */
export async function endure({
  crew: counts,
  runs,
  duration,
  databaseFolder,
  harm,
  tell,
}: Trial): Promise<Report> {
  const scene = await openScene({ databaseFolder });
  const { pool } = scene.platform.database;
  await installAudit(pool);
  const crew = startCrew(scene, counts);
  const interrupted: Interrupted[] = [];
  const stage: Stage = {
    scene,
    crew,
    pool,
    interrupt: async ({ name }) => void interrupted.push(...(await heldBy(pool, name))),
    interrupted: () => interrupted.length,
    waits: () => waitsOf(pool, interrupted),
    putBacks: () => putBacksOf(pool, interrupted),
  };
  try {
    await crew.ready();
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, duration), harm(stage)]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    const told = await tell(stage);
    return {
      lines: [
        ...told.lines,
        `${runs} runs in ${await countClaims(pool)} attempts ended as: ${list(await countEnds(pool, scene.companyId))}`,
        ...(await errorsOf(pool, scene.companyId)),
      ],
      faults: {
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
        ...told.faults,
      },
    };
  } finally {
    await crew.end();
    await scene.close();
  }
}

/** Processes that have ended although nobody has ended them. */
export const countFallen = ({ members }: Crew): number =>
  members.filter(({ process }) => process.child.exitCode !== null).length;
