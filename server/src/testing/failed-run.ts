import assert from 'node:assert/strict';
import type { Services } from '../modules/services.ts';
import { present } from './present.ts';
import type { Client } from './test-api.ts';
import { exampleOutcome } from './example-results.ts';

export type TestEnd = 'passed' | 'failed' | 'error';

interface Words {
  suite?: string;
  test?: string;
  check?: string;
  /** The title of a module that contains the check. */
  module?: string;
  result?: string;
}

/** A suite with a test for each end. `start` triggers it; `execute` does what a worker would. */
export async function suiteOf(user: Client, services: Services, count: number, words: Words = {}) {
  const { suite = 'Checkout', test = 'Pay by card', check = 'Verify that the page shows Thanks' } = words;
  const created = await user.post('/test_blueprint_category/create', { name: suite });
  assert.equal(created.status, 201, created.text);
  const { category } = created.body;
  const assertion = { type: 'assert', action: check };
  const second = words.module ? await storeModule(user, words.module, assertion) : assertion;
  for (let number = 1; number <= count; number += 1) {
    const reply = await user.post('/test_blueprint/create', {
      title: `${test} ${number}`,
      type: 'integration',
      starting_url: 'http://localhost:4000/',
      test_blueprint_category_id: category.id,
      steps: [
        { step_number: 1, type: 'act', action: 'Click Buy' },
        { step_number: 2, ...second },
      ],
    });
    assert.equal(reply.status, 201, reply.text);
  }

  async function start(more: object = {}): Promise<number> {
    const body = { test_blueprint_category_id: category.id, ...more };
    const reply = await user.post('/test_group_run/trigger_run', body);
    assert.equal(reply.status, 201, reply.text);
    return reply.body.test_group_run.id;
  }

  /** The ids of the test runs. */
  async function execute(groupRunId: number, ends: TestEnd[]): Promise<number[]> {
    const items: { id: number }[] = (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs;
    for (const [index, end] of ends.entries()) {
      const record = present(await services.runQueue.openRecord(present(items[index]).id));
      if (end !== 'error') {
        const isSuccessful = end === 'passed';
        const result = isSuccessful ? 'It does.' : (words.result ?? 'The page shows Sorry.');
        await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
        await record.storeEvent({
          type: 'step-finished',
          stepIndex: 1,
          outcome: exampleOutcome({ isSuccessful, result }),
        });
      }
      await record.end({
        status: end,
        error: end === 'error' ? 'The page did not open.' : null,
        video: null,
      });
    }
    return items.map(({ id }) => id);
  }

  return {
    start,
    execute,
    /** Both, and the id of the group run. */
    async run(...ends: TestEnd[]): Promise<number> {
      const id = await start();
      await execute(id, ends);
      return id;
    },
  };
}

/** Returns a step that contains the module. */
async function storeModule(user: Client, title: string, step: object) {
  const body = { title, type: 'module', steps: [{ step_number: 1, ...step }] };
  const reply = await user.post('/test_blueprint/create', body);
  assert.equal(reply.status, 201, reply.text);
  return { type: 'module', action: '', test_blueprint_module_id: reply.body.test_blueprint.id };
}
