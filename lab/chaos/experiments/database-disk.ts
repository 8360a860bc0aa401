import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toStorageError } from '../../../server/src/platform/http/storage-error.ts';
import { countFallen, endure, type Stage } from '../endure.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { list, type Report } from '../report.ts';
import { mountSmallDisk } from '../small-disk.ts';

const WRITERS = 4;

/** The disk of the database is full for so many seconds, so many times, while clients write and runs execute. */
export async function databaseDisk(runs = 12, times = 3, seconds = 10): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-small-'));
  await chmod(folder, 0o711);
  const disk = await mountSmallDisk(join(folder, 'disk'), '640m');
  const told: string[] = [];
  let ledger: Ledger;
  try {
    return await endure({
      crew: { api: 1, worker: 1, scheduler: 1 },
      runs,
      duration: times * seconds * 2000,
      databaseFolder: join(folder, 'disk', 'database'),
      async harm(stage) {
        ledger = await openLedger(stage.scene.platform.database.url, WRITERS);
        for (let number = 0; number < times; number += 1) {
          await sleep(seconds * 1000);
          const before = ledger.confirmed();
          await keepFull();
          const meanwhile = ledger.confirmed() - before;
          told.push(
            `full for ${seconds} s: ${meanwhile} transactions were still confirmed, others refused: ${list(ledger.refused())}; ` +
              `the API: ${await ask(stage)}; a new test: ${await save(stage)}`,
          );
          await disk.clear();
        }
      },
      async tell({ crew }) {
        const fallen = countFallen(crew);
        const transactions = ledger.confirmed();
        return {
          lines: [...told, `${transactions} transactions were confirmed in all`],
          faults: { ...(await ledger.close()), fallen },
        };
      },
    });
  } finally {
    disk.close();
    await rm(folder, { recursive: true, force: true });
  }

  /** Whatever gives room meanwhile, such as a segment that PostgreSQL removes, is taken as well. */
  async function keepFull(): Promise<void> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(200)) await disk.fill();
  }
}

/** What somebody hears who saves a long test while the disk is full. */
async function save({ scene: { services, companyId } }: Stage): Promise<string> {
  const action = randomBytes(1000).toString('hex');
  const steps = Array.from({ length: 300 }, (_, index) => ({
    step_number: index + 1,
    type: 'act' as const,
    action,
    use_vision: false,
  }));
  const test = { title: 'Long', type: 'integration' as const, starting_url: 'http://localhost/', steps };
  return services.blueprints.create(companyId, test).then(
    () => 'saved',
    (error: unknown) => {
      const fault = toStorageError(error);
      return fault ? `${fault.statusCode} ${fault.message}` : String(error);
    },
  );
}

async function ask({ crew }: Stage): Promise<string> {
  const reply = await fetch(`${crew.addresses[0]}/health/ready`).catch(() => undefined);
  return reply ? `${reply.status} ${await reply.text()}` : 'does not answer';
}
