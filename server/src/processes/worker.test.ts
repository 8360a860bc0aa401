import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eventually, listen } from 'test-support';
import { NO_TRACING, type Tracing } from '../platform/tracing/tracing.ts';
import { openTestApi, type Reply } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startWorker } from './worker.ts';

const PAGE = `<!doctype html><title>Shop</title><h1>Lamps</h1>
<label>Name <input id="who"></label> <button onclick="hello.textContent = 'Hello ' + who.value">Greet</button>
<label>Photo <input type="file" onchange="hello.textContent = 'Got ' + this.files[0].name"></label>
<p id="hello"></p>`;

const site = await listen((_request, response) => {
  response.setHeader('content-type', 'text/html').end(PAGE);
});
after(() => site.close());
const address = `${site.address}/`;

/** The types of the steps that have ended, in their order. A cancelled step does not end. */
const endedSteps: unknown[] = [];
const tracing: Tracing = {
  ...NO_TRACING,
  begin({ name, attributes }) {
    if (name === 'step') endedSteps.push(attributes?.['steplight.step.type']);
    return undefined;
  },
};

const platform = { ...(await openTestPlatform({ worksOnJobs: true })), tracing };
const api = await openTestApi(platform);
const worker = await startWorker(api);
const user = await api.newCompany();

const act = (action: string) => ({ step_number: 1, type: 'act', action });
const check = (action: string) => ({ step_number: 1, type: 'assert', action });

async function createTest(steps: object[], more: object = {}): Promise<number> {
  const body = { title: 'Greeting', type: 'integration', starting_url: address, steps, ...more };
  const reply = await user.post('/test_blueprint/create', body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_blueprint.id;
}

async function trigger(...test_blueprint_ids: number[]): Promise<number> {
  const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_ids });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_group_run.id;
}

/** Browsers have to start, and other tests may be at work. */
const EXECUTED = { timeout: 180_000 };

/** Asks again and again until the answer is as wanted. */
async function until(url: string, isWanted: (body: Reply['body']) => boolean): Promise<Reply['body']> {
  return eventually(async () => {
    const { body, text } = await user.get(url);
    assert.ok(isWanted(body), text);
    return body;
  }, EXECUTED);
}

const isOver = (body: Reply['body']) => !['pending', 'running'].includes(body.test_group_run.status);
const finished = (id: number) => until(`/test_group_run/${id}`, isOver);

/** Resolves when the browser has opened the page of the group run's only test. */
async function opened(id: number): Promise<void> {
  const { body } = await user.get(`/test_group_run/${id}`);
  await until(
    `/test_run/${body.test_runs[0].id}`,
    ({ test_run: run }) => run.initial_screenshot_url !== null,
  );
}

/** Asks the API for one of its own addresses. */
const media = (url: string, headers?: Record<string, string>) =>
  api.as().get(new URL(url).pathname + new URL(url).search, headers);

const slow = { timeout: 240_000 };

test(
  'a passing and a failing test are executed and reported step by step, with screenshots and a video',
  slow,
  async () => {
    const green = await createTest([
      act('Type "Ada" into "Name"'),
      act('Click "Greet"'),
      check('The page shows "Hello Ada"'),
    ]);
    const red = await createTest([check('The page shows "Chairs"'), act('Click "Greet"')]);
    const { test_group_run: group, test_runs: runs } = await finished(await trigger(green, red));
    assert.deepEqual([group.status, group.passedTests, group.totalTests], ['failed', 1, 2]);
    assert.deepEqual(
      runs.map((run: { status: string; steps_failed: number }) => [run.status, run.steps_failed]),
      [
        ['passed', 0],
        ['failed', 2],
      ],
    );

    const passed = (await user.get(`/test_run/${runs[0].id}`)).body.test_run;
    for (const step of passed.results) {
      assert.equal(step.is_successful, true, step.result);
      assert.ok(step.result && step.duration > 0 && step.actions.length > 0);
    }
    const screenshot = await media(passed.results[0].actions[0].screenshot_url);
    assert.equal(screenshot.status, 200);
    assert.equal(screenshot.headers['content-type'], 'image/jpeg');
    const video = await media(passed.test_video_url, { range: 'bytes=0-3' });
    assert.equal(video.status, 206);
    assert.equal(video.headers['content-type'], 'video/webm');

    const failed = (await user.get(`/test_run/${runs[1].id}`)).body.test_run;
    assert.equal(failed.results[0].is_successful, false);
    assert.match(failed.results[0].result, /Chairs/);
    assert.deepEqual([failed.results[1].is_successful, failed.results[1].result], [null, null]);
  },
);

test('a page that does not open is the reason of the run', slow, async () => {
  const id = await createTest([act('Click "Greet"')], { starting_url: 'http://127.0.0.1:9/' });
  const { test_group_run: group, test_runs: runs } = await finished(await trigger(id));
  assert.equal(group.status, 'failed');
  const run = (await user.get(`/test_run/${runs[0].id}`)).body.test_run;
  assert.match(run.error, /127\.0\.0\.1/);
  assert.equal(run.results[0].is_successful, null);
});

test('a test without an address or without steps says so', slow, async () => {
  const empty = await createTest([]);
  const nowhere = await createTest([act('Click "Greet"')]);
  const update = { title: 'Nowhere', type: 'integration', starting_url: '', steps: [act('Click "Greet"')] };
  await user.put(`/test_blueprint/update/${nowhere}`, update);
  const { test_group_run: group, test_runs: runs } = await finished(await trigger(empty, nowhere));
  assert.equal(group.status, 'error');
  const error = async (index: number) => (await user.get(`/test_run/${runs[index].id}`)).body.test_run.error;
  assert.deepEqual(
    [await error(0), await error(1)],
    [
      'This test has no steps of its own. Add one, or enable one, and run it again.',
      'The test has no starting URL.',
    ],
  );
});

test(
  'a test without steps of its own breaks, although the login module of its suite would pass',
  slow,
  async () => {
    const login = await createTest([check('The page shows "Lamps"')], { title: 'Sign in', type: 'module' });
    const suite = await user.post('/test_blueprint_category/create', {
      name: 'Shop',
      login_module_blueprint_id: login,
    });
    const empty = await createTest([], { test_blueprint_category_id: suite.body.category.id });
    const { test_group_run: group, test_runs: runs } = await finished(await trigger(empty));
    assert.equal(group.status, 'error');
    const run = (await user.get(`/test_run/${runs[0].id}`)).body.test_run;
    assert.match(run.error, /^This test has no steps of its own\. Add one/);
  },
);

test('an attached file is uploaded to the page under its own name', slow, async () => {
  const info = (await user.post('/files/upload-url', { filename: 'lamp.png', content_type: 'image/png' }))
    .body;
  const { pathname, search } = new URL(info.s3_presigned_url);
  await api.as().put(pathname + search, Buffer.from('png'), { 'content-type': 'image/png' });
  const file = { s3_key: info.s3_key, file_name: 'lamp.png', file_size: 3 };
  const steps = [act('Upload the attached file to "Photo"'), check('The page shows "Got lamp.png"')];
  const { test_group_run: group, test_runs: runs } = await finished(
    await trigger(await createTest(steps, { file })),
  );
  const run = await user.get(`/test_run/${runs[0].id}`);
  assert.equal(group.status, 'passed', run.text);
});

test('a simulation executes the login module first and reports its progress', slow, async () => {
  const login = await createTest([act('Type "Ada" into "Name"')], {
    title: 'Sign in',
    type: 'module',
    starting_url: null,
  });
  const steps = [
    { type: 'module', action: '', test_blueprint_module_id: login, is_login_step: true },
    { type: 'act', action: 'Click "Greet"' },
    { type: 'assert', action: 'The page shows "Hello Ada"' },
  ];
  const { simulation_id: id } = (await user.post('/simulate', { steps, starting_url: address })).body;
  const simulation = await until(
    `/simulate/${id}/status`,
    ({ status }) => !['pending', 'running'].includes(status),
  );
  assert.equal(simulation.status, 'completed', JSON.stringify(simulation));
  assert.deepEqual(
    simulation.steps.map((step: Record<string, unknown>) => [step.status, step.module_step_number]),
    [
      ['completed', undefined],
      ['completed', 1],
      ['completed', 2],
    ],
  );
  assert.equal((await media(simulation.initial_screenshot_url)).headers['content-type'], 'image/jpeg');
});

test('cancelling ends a run, and its slot is free for the next', slow, async () => {
  const waiting = await createTest([act('Wait 50 seconds')]);
  const ids = await Promise.all([1, 2, 3].map(() => trigger(waiting)));
  for (const id of ids) await opened(id);
  const endedBefore = endedSteps.length;
  for (const id of ids) await user.post(`/test_group_run/${id}/cancel`);
  const next = await trigger(await createTest([check('The page shows "Lamps"')]));
  assert.equal((await finished(next)).test_group_run.status, 'passed');
  assert.deepEqual(
    endedSteps.slice(endedBefore),
    ['assert'],
    'no slot became free because a step had waited',
  );
  for (const id of ids) assert.equal((await finished(id)).test_group_run.status, 'cancelled');
});

test('a worker that stops requeues what it was doing, and another restarts it', slow, async () => {
  const id = await trigger(await createTest([act('Wait 50 seconds')]));
  await opened(id);
  const endedBefore = endedSteps.length;
  await worker.close();
  assert.equal(endedSteps.length, endedBefore, 'it stopped in the middle of the step');
  const { test_group_run: group, test_runs: runs } = (await user.get(`/test_group_run/${id}`)).body;
  assert.deepEqual([group.status, runs[0].status], ['running', 'pending']);
  const another = await startWorker(api);
  await until(`/test_group_run/${id}`, ({ test_runs: [run] }) => run.status === 'running');
  await user.post(`/test_group_run/${id}/cancel`);
  await another.close();
  assert.equal((await finished(id)).test_runs[0].status, 'cancelled');
  const metrics = await platform.metrics.text();
  for (const line of [
    /^steplight_browser_starts_total [1-9]/m,
    /^steplight_execution_duration_seconds_count\{kind="test_run",outcome="passed"\} [1-9]/m,
    /^steplight_execution_duration_seconds_count\{kind="simulation",outcome="passed"\} [1-9]/m,
    /^steplight_execution_duration_seconds_count\{kind="test_run",outcome="lost"\} [1-9]/m,
    /^steplight_execution_duration_seconds_count\{kind="test_run",outcome="requeued"\} [1-9]/m,
  ])
    assert.match(metrics, line);
});
