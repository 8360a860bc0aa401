import type { GroupRunDetailReply } from 'shared/contract';
import { callApi } from './call-api.ts';

/** Runs the tests of a seeded suite through the API, as the signed-in user of the page, and waits for their end. */
export async function finishedRun(suiteName: string): Promise<GroupRunDetailReply> {
  const { categories } = await callApi<{ categories: { id: number; name: string }[] }>(
    '/test_blueprint_category/list',
  );
  const suite = categories.find(({ name }) => name === suiteName);
  const { test_group_run: run } = await callApi<GroupRunDetailReply>('/test_group_run/trigger_run', {
    test_blueprint_category_id: suite?.id,
  });
  let detail = await callApi<GroupRunDetailReply>(`/test_group_run/${run.id}`);
  await browser.waitUntil(
    async () => {
      detail = await callApi<GroupRunDetailReply>(`/test_group_run/${run.id}`);
      return detail.test_group_run.duration !== null;
    },
    { timeout: 120_000, interval: 1000, timeoutMsg: `The run of ${suiteName} did not end.` },
  );
  return detail;
}
