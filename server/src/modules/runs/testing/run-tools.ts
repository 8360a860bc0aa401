import assert from 'node:assert/strict';
import { present } from '../../../testing/present.ts';
import type { Client, TestApi } from '../../../testing/test-api.ts';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import type { WorkerHeartbeat } from '../queue/run-queue-service.ts';

export const act = (action: string) => ({ step_number: 1, type: 'act', action });

export const including = (moduleId: number) => ({
  step_number: 1,
  type: 'module',
  action: '',
  test_blueprint_module_id: moduleId,
});

export async function createTest(user: Client, title: string, more: object = {}): Promise<number> {
  const body = {
    title,
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [act('Click Buy')],
    ...more,
  };
  const reply = await user.post('/test_blueprint/create', body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_blueprint.id;
}

export async function createModule(user: Client, ...actions: string[]): Promise<number> {
  return createTest(user, 'Module', { type: 'module', steps: actions.map(act) });
}

/** The ids of a group run's test runs. */
export async function testRunsOf(user: Client, groupRunId: number): Promise<number[]> {
  const items: { id: number }[] = (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs;
  return items.map(({ id }) => id);
}

/** Starts a run of the tests and returns its ids. */
export async function trigger(user: Client, ...ids: number[]) {
  const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: ids });
  assert.equal(reply.status, 201, reply.text);
  const id: number = reply.body.test_group_run.id;
  return { id, testRunIds: await testRunsOf(user, id) };
}

export async function claim(api: TestApi, testRunId: number | undefined, by?: WorkerHeartbeat) {
  return present(await api.services.runQueue.openRecord(present(testRunId), by));
}

/** As if each run of the test so far had been of this commit. */
export const setCommit = (api: TestApi, testId: number, sha = 'a'.repeat(40)) =>
  api.platform.database.pool.query(
    'update group_runs set sha = $2 where id in (select group_run_id from test_runs where blueprint_id = $1)',
    [testId, sha],
  );

export const ended = (status: 'passed' | 'failed' | 'error') => ({ status, error: null, video: null });

/** Executes the test once with this end and returns the ids. `meanwhile` runs while the worker executes it. */
export async function runTest(
  api: TestApi,
  user: Client,
  testId: number,
  status: 'passed' | 'failed' | 'error',
  meanwhile?: (record: ExecutionRecord) => Promise<void>,
): Promise<{ groupRunId: number; testRunId: number }> {
  const { id: groupRunId, testRunIds } = await trigger(user, testId);
  const testRunId = present(testRunIds[0]);
  const record = await claim(api, testRunId);
  await meanwhile?.(record);
  await record.end(ended(status));
  return { groupRunId, testRunId };
}
