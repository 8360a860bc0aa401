import type { TestRun } from 'shared/contract';
import { callApi } from './call-api.ts';
import { runTest } from './finished-run.ts';
import { storeTest } from './store-test.ts';

/** Stores a test of sentences of the step language, runs it and waits for its end. */
export async function runSentences(title: string, url: string, sentences: string[]): Promise<TestRun> {
  const test = await storeTest(title, { url, steps: sentences });
  const { id } = await runTest(test.id);
  return (await callApi('GET /test_run/:id', { params: { id } })).test_run;
}
