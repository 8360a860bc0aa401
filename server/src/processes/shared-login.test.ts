import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eventually, listen } from 'test-support';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startWorker } from './worker.ts';

const TESTS = 3;

let signIns = 0;
const site = await listen((request, response) => {
  const isSignedIn = request.headers.cookie?.includes('session=') === true;
  const send = (body: string, headers = {}) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(`<!doctype html>${body}`);
  if (request.url?.startsWith('/session')) {
    signIns += 1;
    response.writeHead(303, { location: '/', 'set-cookie': `session=${signIns}; HttpOnly` }).end();
  } else if (isSignedIn) send('<h1>Orders</h1>');
  else send('<form action="/session"><input aria-label="Name" name="name"><button>Sign in</button></form>');
});
const address = `${site.address}/`;

const platform = await openTestPlatform({ worksOnJobs: true });
const api = await openTestApi(platform);
const workers = [await startWorker(api), await startWorker(api)];
after(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await site.close();
});

const stepsOf = (type: string, ...actions: string[]) =>
  actions.map((action, index) => ({ step_number: index + 1, type, action }));

test('the tests of two workers sign in once for all', { timeout: 240_000 }, async () => {
  const user = await api.newCompany();
  const create = async (title: string, more: object) =>
    (
      await user.post('/test_blueprint/create', {
        title,
        type: 'integration',
        starting_url: address,
        ...more,
      })
    ).body.test_blueprint.id as number;
  const login = await create('Sign in', {
    type: 'module',
    starting_url: null,
    steps: stepsOf('act', 'Type "Ada" into "Name"', 'Click the button "Sign in"'),
  });
  const body = { name: 'Shop', login_module_blueprint_id: login };
  const { category } = (await user.post('/test_blueprint_category/create', body)).body;
  for (let number = 1; number <= TESTS; number++)
    await create(`Order ${number}`, {
      test_blueprint_category_id: category.id,
      steps: stepsOf('assert', 'The page shows "Orders"'),
    });

  const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: category.id });
  const path = `/test_group_run/${reply.body.test_group_run.id}`;
  const run = await eventually(
    async () => {
      const { body } = await user.get(path);
      return body.test_group_run.duration !== null && body;
    },
    { timeout: 180_000 },
  );
  assert.equal(run.test_group_run.status, 'passed', JSON.stringify(run.test_runs));
  assert.equal(signIns, 1);
});
