import { join } from 'node:path';
import { startProcesses, type Processes } from '../processes.ts';
import { countEnds, checkOutcome, waitForEnds } from '../outcome-check.ts';
import { list, type Report } from '../report.ts';
import { openEnvironment, type Environment } from '../environment.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { startRuns } from '../start-runs.ts';

const TIMEOUT_MS = 5 * 60_000;

/** The disk of the screenshots and recordings is full while `runs` runs execute, and has space before and afterwards. */
export async function filesDisk(runs = 4): Promise<Report> {
  const environment = await openEnvironment();
  const { pool } = environment.platform.database;
  const disk = await mountSmallDisk(join(environment.folder, 'artifacts'), '32m');
  const processes = startProcesses(environment, { api: 1, worker: 1, scheduler: 1 });
  const notes: string[] = [];
  const confirmed: number[] = [];
  try {
    await processes.ready();
    await phase('with room');
    await disk.fill();
    await phase('full');
    await disk.clear();
    await phase('with room again');
    const [before, full, after] = await screenshotsOf(environment, confirmed, runs);
    return {
      lines: [...notes, `ended as: ${list(await countEnds(pool, environment.companyId))}`],
      problems: {
        ...(await checkOutcome(pool, environment.companyId, confirmed, 3 * runs)),
        withoutScreenshots: 2 * runs - (before?.stored ?? 0) - (after?.stored ?? 0),
        unmarked: runs - (full?.marked ?? 0),
      },
    };
  } finally {
    await processes.end();
    disk.close();
    await environment.close();
  }

  async function phase(name: string): Promise<void> {
    confirmed.push(...(await startRuns(processes, environment, runs, 1000, name.replaceAll(' ', '-'))));
    await waitForEnds(pool, environment.companyId, TIMEOUT_MS);
    notes.push(
      `${name}: readiness ${await readiness(processes)}; an upload ${await upload(processes, environment)}`,
    );
  }
}

async function readiness({ addresses: [api = ''] }: Processes): Promise<string> {
  const reply = await fetch(`${api}/health/ready`);
  return `${reply.status} ${await reply.text()}`;
}

async function upload(
  { addresses: [api = ''] }: Processes,
  { services, companyId }: Environment,
): Promise<string> {
  const wanted = { filename: 'lamp.png', content_type: 'image/png' };
  const { pathname, search } = new URL(services.files.createUpload(companyId, wanted).s3_presigned_url);
  const reply = await fetch(`${api}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': wanted.content_type },
    body: Buffer.alloc(1024 * 1024),
  });
  return `${reply.status} ${await reply.text()}`;
}

/** For each phase: runs all of whose actions have a screenshot, and runs whose marks say that screenshots are missing. */
async function screenshotsOf({ platform }: Environment, groupRuns: number[], each: number) {
  const { rows } = await platform.database.pool.query<{ id: number; stored: boolean; marked: boolean }>(
    `select run.group_run_id as id, bool_and(action.screenshot_key is not null) as stored,
       bool_or(step.marks::text like '%screenshots_lost%') as marked
     from test_runs run join test_run_steps step on step.test_run_id = run.id
     join test_run_actions action on action.step_id = step.id group by 1`,
  );
  return [0, 1, 2].map((phase) => {
    const ids = groupRuns.slice(phase * each, (phase + 1) * each);
    const mine = rows.filter(({ id }) => ids.includes(id));
    return {
      stored: mine.filter(({ stored }) => stored).length,
      marked: mine.filter(({ marked }) => marked).length,
    };
  });
}
