import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCrew } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { openLedger } from '../ledger.ts';
import { list, type Report } from '../report.ts';
import { openScene } from '../scene.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 10 * 60_000;
const WRITERS = 4;

/** The disk of the database is full for so many seconds, so many times, while clients write and runs execute. */
export async function databaseDisk(runs = 12, times = 3, seconds = 10): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-small-'));
  await chmod(folder, 0o711);
  const disk = await mountSmallDisk(join(folder, 'disk'), '640m');
  const scene = await openScene({ databaseFolder: join(folder, 'disk', 'database') });
  const { pool, url } = scene.platform.database;
  const crew = startCrew(scene, { api: 1, worker: 1, scheduler: 1 });
  const ledger = await openLedger(url, WRITERS);
  const told: string[] = [];
  try {
    await crew.ready();
    const duration = times * seconds * 2000;
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, duration), fillAll()]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    const transactions = ledger.confirmed();
    return {
      lines: [
        ...told,
        `${transactions} transactions were confirmed in all`,
        `${runs} runs ended as: ${list(await countEnds(pool, scene.companyId))}`,
      ],
      faults: {
        ...(await ledger.close()),
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        fallen: crew.members.filter(({ process }) => process.child.exitCode !== null).length,
      },
    };
  } finally {
    await crew.end();
    await scene.close();
    disk.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function fillAll(): Promise<void> {
    for (let number = 0; number < times; number += 1) {
      await sleep(seconds * 1000);
      const before = ledger.confirmed();
      await disk.fill();
      const end = Date.now() + seconds * 1000;
      // Whatever gives room, such as a segment that PostgreSQL removes, is taken as well.
      while (Date.now() < end) {
        await sleep(200);
        await disk.fill();
      }
      const meanwhile = ledger.confirmed();
      told.push(
        `full for ${seconds} s: ${meanwhile - before} transactions were still confirmed; the API: ${await ask()}`,
      );
      await disk.clear();
    }
  }

  async function ask(): Promise<string> {
    const reply = await fetch(`${crew.addresses[0]}/health/ready`).catch(() => undefined);
    return reply ? `${reply.status} ${await reply.text()}` : 'does not answer';
  }
}
