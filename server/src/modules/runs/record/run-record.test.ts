import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../../testing/test-api.ts';
import { claim, createTest, testRunsOf } from '../testing/run-tools.ts';

const api = await openTestApi();

test('a worker gets how the run was started: frozen, at another address, with values of its own', async () => {
  const user = await api.newCompany();
  await user.put('/company/variables/host', { value: 'shop.example:8080', is_secret: false });
  const id = await createTest(user, 'Buy', { starting_url: 'https://{{host}}/cart' });
  const start = async (more: object) => {
    const { body } = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id], ...more });
    const [runId] = await testRunsOf(user, body.test_group_run.id);
    return (await claim(api, runId)).plan;
  };
  const asStored = await start({});
  assert.deepEqual([asStored.isFrozen, asStored.baseUrl], [false, undefined]);
  const to = 'https://preview-7.example/shop';
  const given = await start({ frozen: true, base_url: to });
  assert.deepEqual([given.isFrozen, given.baseUrl], [true, { from: 'https://shop.example:8080', to }]);
  const valued = await start({ base_url: to, variables: { host: 'other.example' } });
  assert.deepEqual(
    [valued.values, valued.baseUrl?.from],
    [[{ name: 'host', value: 'other.example', isSecret: false }], 'https://other.example'],
  );
});
