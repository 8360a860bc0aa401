import type { PoolClient } from 'pg';
import { announceChanges } from '../../../../server/src/modules/live/live-service.ts';
import { openDatabase } from '../../../../server/src/platform/database/database.ts';
import { createLog } from '../../../../server/src/platform/log.ts';
import { throttled } from '../../../../server/src/platform/throttled.ts';
import { print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';

const SECONDS = 10;
const WRITERS = 8;
/** As the worker announces the progress of a run. */
const INTERVAL_MS = 150;

/** Stores something within a transaction that has begun. */
type Store = (client: PoolClient, writer: number) => Promise<unknown>;

/** Commits a second: without announcements, with those that a worker makes, and with one in each transaction. */
export async function benchAnnouncing(setup: Setup): Promise<void> {
  print(`\n${WRITERS} runs store as fast as they can for ${SECONDS} s`);
  const { queries, pool, close } = openDatabase(setup.environment['DATABASE_URL'] ?? '', createLog('error'));
  await pool.query('create table stored (writer int, at timestamptz default now())');
  const store: Store = (client, writer) => client.query('insert into stored (writer) values ($1)', [writer]);
  const announcers = Array.from({ length: WRITERS }, (_, writer) =>
    throttled(INTERVAL_MS, () => void announceChanges(queries, 1, [{ kind: 'test_run', id: writer + 1 }])),
  );
  const ways: Record<string, Store> = {
    'without announcements': store,
    [`announced at most every ${INTERVAL_MS} ms by each run`]: async (client, writer) => {
      await store(client, writer);
      announcers[writer]?.();
    },
    'announced in each transaction': async (client, writer) => {
      await store(client, writer);
      await client.query('select pg_notify($1, $2)', ['steplight_changes', `1:test_run:${writer + 1}`]);
    },
  };
  for (const [name, way] of Object.entries(ways)) {
    const end = performance.now() + SECONDS * 1000;
    let commits = 0;
    const repeat = async (_: unknown, writer: number) => {
      const client = await pool.connect();
      for (; performance.now() < end; commits += 1) {
        await client.query('begin');
        await way(client, writer);
        await client.query('commit');
      }
      client.release();
    };
    await Promise.all(Array.from({ length: WRITERS }, repeat));
    print(`  ${(commits / SECONDS).toFixed(0).padStart(6)} commits a second, ${name}`);
  }
  await close();
}
