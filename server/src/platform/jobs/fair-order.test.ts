import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from 'test-support';
import { openTestPlatform } from '../../testing/test-platform.ts';
import type { FairQueue } from './queues.ts';

const { database, jobs } = await openTestPlatform({ worksOnJobs: true });

/** Enqueues `count` jobs of a company, as one start of a suite does; their ids are like `A3`. */
function enqueue(queue: FairQueue, company: 'A' | 'B', count: number, first = 1): Promise<void> {
  const companyId = { A: 1, B: 2 }[company];
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `${company}${first + index}`,
    companyId,
  }));
  return database.queries.transaction((transaction) => jobs.enqueueFair(queue, entries, transaction));
}

/** Works on a queue, one job after the other, until `count` are done; the others are deleted. */
async function order(
  queue: FairQueue,
  count: number,
  onJob?: (id: string) => Promise<void>,
): Promise<string[]> {
  const done: string[] = [];
  const stop = await jobs.work(queue, 1, async (id) => {
    done.push(id);
    await onJob?.(id);
  });
  await eventually(() => done.length >= count);
  await stop();
  await database.queries.execute(sql`delete from pgboss.job where name = ${queue}`);
  return done;
}

/** A queue delivers about one short job per second: the tests of both queues run concurrently. */
describe('fair queue', { concurrency: 2 }, () => {
  describe('of test runs', { concurrency: 1 }, () => {
    it('delivers a single job before twenty that another company enqueued first', () => bypass('test-run'));

    it('alternates between companies, and keeps the order within a company', async () => {
      await enqueue('test-run', 'A', 2);
      await enqueue('test-run', 'B', 2);
      await enqueue('test-run', 'A', 1, 3);
      assert.deepEqual(await order('test-run', 5), ['A1', 'B1', 'A2', 'B2', 'A3']);
    });

    it('delivers a requeued job first, whatever its place was', async () => {
      await enqueue('test-run', 'A', 3);
      await enqueue('test-run', 'B', 1);
      await database.queries.transaction(async (transaction) => {
        await jobs.requeue('test-run', { id: 'A3', companyId: 1 }, transaction);
        await jobs.enqueueFair('test-run', [{ id: 'C1', companyId: 3 }], transaction);
      });
      assert.deepEqual(await order('test-run', 3), ['A3', 'A1', 'B1']);
    });

    it('limits the active jobs of a company, and delivers those of others meanwhile', async () => {
      await enqueue('test-run', 'A', 2);
      await enqueue('test-run', 'B', 1);
      const atWork: string[] = [];
      const held = Promise.withResolvers<undefined>();
      const work = async (id: string) => {
        atWork.push(id);
        if (id === 'A1') await held.promise;
      };
      const stop = await jobs.work('test-run', 2, work, 1);
      await eventually(() => atWork.length === 2);
      assert.deepEqual(atWork.toSorted(), ['A1', 'B1']);
      held.resolve(undefined);
      await eventually(() => atWork.length === 3);
      await stop();
    });
  });

  describe('of simulations', { concurrency: 1 }, () => {
    it('delivers a single job before twenty that another company enqueued first', () => bypass('simulation'));

    it('does not compensate a company for the time before its first job', async () => {
      await enqueue('simulation', 'A', 4);
      const done = await order('simulation', 6, async (id) => {
        if (id === 'A2') await enqueue('simulation', 'B', 2);
      });
      assert.deepEqual(done, ['A1', 'A2', 'A3', 'B1', 'A4', 'B2']);
    });
  });
});

async function bypass(queue: FairQueue): Promise<void> {
  await enqueue(queue, 'A', 20);
  await enqueue(queue, 'B', 1);
  assert.deepEqual(await order(queue, 3), ['A1', 'B1', 'A2']);
}
