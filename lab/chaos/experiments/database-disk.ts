import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toStorageError } from '../../../server/src/platform/http/storage-error.ts';
import { countExited, runExperiment, type ExperimentContext } from '../run-experiment.ts';
import { startTransactionCheck, type TransactionCheck } from '../transaction-check.ts';
import { list, type Report } from '../report.ts';
import { mountSmallDisk } from '../small-disk.ts';

const WRITERS = 4;

/** The disk of the database is full `times` times, for `seconds` each, while clients write and runs execute. */
export async function databaseDisk(runs = 12, times = 3, seconds = 10): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-small-'));
  await chmod(folder, 0o711);
  const disk = await mountSmallDisk(join(folder, 'disk'), '640m');
  const notes: string[] = [];
  let check: TransactionCheck;
  try {
    return await runExperiment({
      processes: { api: 1, worker: 1, scheduler: 1 },
      runs,
      duration: times * seconds * 2000,
      databaseFolder: join(folder, 'disk', 'database'),
      async injectFailures(context) {
        check = await startTransactionCheck(context.environment.platform.database.url, WRITERS);
        for (let number = 0; number < times; number += 1) {
          await sleep(seconds * 1000);
          const before = check.confirmed();
          await fillRepeatedly();
          const meanwhile = check.confirmed() - before;
          notes.push(
            `full for ${seconds} s: ${meanwhile} transactions were still confirmed, others refused: ${list(check.refused())}; ` +
              `the API: ${await ask(context)}; a new test: ${await save(context)}`,
          );
          await disk.clear();
        }
      },
      async report({ processes }) {
        const exited = countExited(processes);
        const count = check.confirmed();
        return {
          lines: [...notes, `${count} transactions were confirmed in all`],
          problems: { ...(await check.close()), exited },
        };
      },
    });
  } finally {
    disk.close();
    await rm(folder, { recursive: true, force: true });
  }

  /** Also fills the space that becomes free meanwhile, for example when PostgreSQL removes a segment. */
  async function fillRepeatedly(): Promise<void> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(200)) await disk.fill();
  }
}

/** The answer to someone who saves a long test while the disk is full. */
async function save({ environment: { services, companyId } }: ExperimentContext): Promise<string> {
  const action = randomBytes(1000).toString('hex');
  const steps = Array.from({ length: 300 }, (_, index) => ({
    step_number: index + 1,
    type: 'act' as const,
    action,
    use_vision: false,
    is_disabled: false,
  }));
  const test = { title: 'Long', type: 'integration' as const, starting_url: 'http://localhost/', steps };
  return services.blueprints.create(companyId, test).then(
    () => 'saved',
    (error: unknown) => {
      const known = toStorageError(error);
      return known ? `${known.statusCode} ${known.message}` : String(error);
    },
  );
}

async function ask({ processes }: ExperimentContext): Promise<string> {
  const reply = await fetch(`${processes.addresses[0]}/health/ready`).catch(() => undefined);
  return reply ? `${reply.status} ${await reply.text()}` : 'does not answer';
}
