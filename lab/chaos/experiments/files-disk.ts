import { join } from 'node:path';
import { startCrew, type Crew } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { list, type Report } from '../report.ts';
import { openScene, type Scene } from '../scene.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 5 * 60_000;

/** The disk of the pictures and films is full while so many runs execute, and has room before and afterwards. */
export async function filesDisk(runs = 4): Promise<Report> {
  const scene = await openScene();
  const { pool } = scene.platform.database;
  const disk = await mountSmallDisk(join(scene.folder, 'artifacts'), '32m');
  const crew = startCrew(scene, { api: 1, worker: 1, scheduler: 1 });
  const told: string[] = [];
  const confirmed: number[] = [];
  try {
    await crew.ready();
    await phase('with room');
    await disk.fill();
    await phase('full');
    await disk.clear();
    await phase('with room again');
    const [before, full, after] = await picturesOf(scene, confirmed, runs);
    return {
      lines: [...told, `ended as: ${list(await countEnds(pool, scene.companyId))}`],
      faults: {
        ...(await judge(pool, scene.companyId, confirmed, 3 * runs)),
        withoutPictures: 2 * runs - (before?.kept ?? 0) - (after?.kept ?? 0),
        silentAboutPictures: runs - (full?.marked ?? 0),
      },
    };
  } finally {
    await crew.end();
    disk.close();
    await scene.close();
  }

  async function phase(name: string): Promise<void> {
    confirmed.push(...(await startRuns(crew, scene, runs, 1000, name.replaceAll(' ', '-'))));
    await waitForEnds(pool, scene.companyId, PATIENCE);
    told.push(`${name}: readiness ${await readiness(crew)}; an upload ${await upload(crew, scene)}`);
  }
}

async function readiness({ addresses: [api = ''] }: Crew): Promise<string> {
  const reply = await fetch(`${api}/health/ready`);
  return `${reply.status} ${await reply.text()}`;
}

async function upload({ addresses: [api = ''] }: Crew, { services, companyId }: Scene): Promise<string> {
  const wanted = { filename: 'lamp.png', content_type: 'image/png' };
  const { pathname, search } = new URL(services.files.createUpload(companyId, wanted).s3_presigned_url);
  const reply = await fetch(`${api}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': wanted.content_type },
    body: Buffer.alloc(1024 * 1024),
  });
  return `${reply.status} ${await reply.text()}`;
}

/** Of each phase: runs all of whose actions have a picture, and runs that say that pictures are missing. */
async function picturesOf({ platform }: Scene, groupRuns: number[], each: number) {
  const { rows } = await platform.database.pool.query<{ id: number; kept: boolean; marked: boolean }>(
    `select run.group_run_id as id, bool_and(action.screenshot_key is not null) as kept,
       bool_or(step.marks::text like '%pictures_lost%') as marked
     from test_runs run join test_run_steps step on step.test_run_id = run.id
     join test_run_actions action on action.step_id = step.id group by 1`,
  );
  return [0, 1, 2].map((phase) => {
    const ids = groupRuns.slice(phase * each, (phase + 1) * each);
    const mine = rows.filter(({ id }) => ids.includes(id));
    return {
      kept: mine.filter(({ kept }) => kept).length,
      marked: mine.filter(({ marked }) => marked).length,
    };
  });
}
