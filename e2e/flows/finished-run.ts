import type { GroupRunDetailReply } from 'shared/contract';
import { apiAddress } from '../support/addresses.ts';

/** Runs the tests of a seeded suite through the API, as the signed-in user of the page, and waits for their end. */
export async function finishedRun(suiteName: string): Promise<GroupRunDetailReply> {
  const token = await browser.execute(() => localStorage.getItem('token'));
  const call = async <Reply>(path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(apiAddress + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Reply;
  };
  const { categories } = await call<{ categories: { id: number; name: string }[] }>(
    '/test_blueprint_category/list',
  );
  const suite = categories.find(({ name }) => name === suiteName);
  const { test_group_run: run } = await call<GroupRunDetailReply>('/test_group_run/trigger_run', {
    test_blueprint_category_id: suite?.id,
  });
  let detail = await call<GroupRunDetailReply>(`/test_group_run/${run.id}`);
  await browser.waitUntil(
    async () => {
      detail = await call<GroupRunDetailReply>(`/test_group_run/${run.id}`);
      return detail.test_group_run.duration !== null;
    },
    { timeout: 120_000, interval: 1000, timeoutMsg: `The run of ${suiteName} did not end.` },
  );
  return detail;
}
