import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { createTest, trigger } from '../../server/src/modules/runs/testing/run-tools.ts';
import { present } from '../../server/src/testing/present.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { countIntrusions, heldBy, installAudit, requeueTimesOf, restartTimesOf } from './audit.ts';

const api = await openTestApi(await openTestPlatform({ ownsTables: true }));
const { pool, url } = api.platform.database;

/** Executes one statement with this application name. */
async function as(name: string, statement: string, id: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  await client.query(statement, [id]);
  await client.end();
}

test('the audit counts writes of workers that do not have the attempt, and measures how long a test waited for its restart', async () => {
  await installAudit(pool);
  const user = await api.newCompany();
  const run = present((await trigger(user, await createTest(user, 'Buy'))).testRunIds[0]);
  const claim = "update test_runs set status = 'running', attempt = attempt + 1 where id = $1";
  const write = "update test_run_steps set result = 'Clicked.' where test_run_id = $1";
  await as('worker-1', claim, run);
  await as('worker-1', write, run);
  const held = await heldBy(pool, 'worker-1');
  assert.deepEqual([held.length, held[0]?.run, held[0]?.attempt], [1, run, 1]);
  await as('scheduler-2', "update test_runs set status = 'pending' where id = $1", run);
  await as('worker-3', claim, run);
  await as('worker-3', write, run);
  const release = `with back as (update test_runs set status = 'pending' where id = $1)
    update test_run_steps set result = null where test_run_id = $1`;
  await as('worker-3', release, run);
  await as('worker-3', claim, run);
  assert.equal(await countIntrusions(pool), 0);
  assert.equal((await restartTimesOf(pool, held)).length, 1);
  assert.equal((await requeueTimesOf(pool, held)).length, 1);

  await as('worker-1', write, run);
  await as('worker-1', "update test_runs set error = 'Late' where id = $1", run);
  assert.equal(await countIntrusions(pool), 2);
});
