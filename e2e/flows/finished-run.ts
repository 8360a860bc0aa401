import type { GroupRunDetailReply, TriggerRunBody } from 'shared/contract';
import { callApi } from './call-api.ts';

/** Starts a seeded suite through the API, as the signed-in user of the page; returns the group run's id. */
export async function startRun(suiteName: string): Promise<number> {
  const { categories } = await callApi('GET /test_blueprint_category/list');
  const suite = categories.find(({ name }) => name === suiteName);
  const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
    body: { test_blueprint_category_id: suite?.id },
  });
  return run.id;
}

/** Waits for the end of a group run. */
export async function finishedRun(id: number): Promise<GroupRunDetailReply> {
  let detail: GroupRunDetailReply | undefined;
  await browser.waitUntil(
    async () => {
      detail = await callApi('GET /test_group_run/:id', { params: { id } });
      return detail.test_group_run.duration !== null;
    },
    { timeout: 300_000, interval: 200, timeoutMsg: `Group run ${id} did not end.` },
  );
  if (!detail) throw new Error(`Group run ${id} was not read.`);
  return detail;
}

type RunOptions = Omit<Partial<TriggerRunBody>, 'test_blueprint_ids'>;

/** Runs stored tests through the API, as the signed-in user of the page, and waits for the end of their group run. */
export async function runTests(ids: number[], options: RunOptions = {}): Promise<GroupRunDetailReply> {
  const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
    body: { ...options, test_blueprint_ids: ids },
  });
  return finishedRun(run.id);
}

/** Runs one stored test, and waits for its end. */
export async function runTest(
  id: number,
  options?: RunOptions,
): Promise<GroupRunDetailReply['test_runs'][number]> {
  const [run] = (await runTests([id], options)).test_runs;
  if (!run) throw new Error('The group run has no test run.');
  return run;
}
