import type { GroupRunDetailReply } from 'shared/contract';
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
