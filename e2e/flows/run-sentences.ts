import type { TestRun } from 'shared/contract';
import { callApi } from './call-api.ts';
import { finishedRun } from './finished-run.ts';
import { storeTest } from './store-test.ts';

/** Stores a test of sentences of the step language, runs it and waits for its end. */
export async function runSentences(title: string, url: string, sentences: string[]): Promise<TestRun> {
  const test = await storeTest(title, { url, steps: sentences });
  const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
    body: { test_blueprint_ids: [test.id] },
  });
  const [item] = (await finishedRun(run.id)).test_runs;
  if (!item) throw new Error('The group run has no test run.');
  return (await callApi('GET /test_run/:id', { params: { id: item.id } })).test_run;
}
