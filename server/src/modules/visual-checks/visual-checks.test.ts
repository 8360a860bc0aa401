import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { VisualCheck } from 'shared/contract';
import type { VisualBaselines, VisualScreenshot, VisualVerdict } from 'runner';
import { recordStorageCalls } from '../../testing/storage-calls.ts';
import { assertSince } from '../../testing/assert-since.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { baselines } from './tables.ts';

const api = await openTestApi();
const STEP = 'The page looks as before';
const [WIDTH, HEIGHT] = [300, 200];
const DAYS = 24 * 60 * 60 * 1000;

/** A PNG of white pixels, with a square in black: at 100, 100, so many pixels wide. */
function drawn(square: number, { height = HEIGHT, left = 100 } = {}): Buffer {
  const rows = Array.from({ length: height }, (_row, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3, 255);
    row[0] = 0;
    if (y >= 100 && y < 100 + square) row.fill(0, 1 + left * 3, 1 + (left + square) * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const content = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

function shot(png: Buffer, more: Partial<VisualScreenshot> = {}): VisualScreenshot {
  return {
    stepIndex: 0,
    png,
    width: WIDTH,
    height: png.readUInt32BE(20),
    masks: [],
    engine: 'chromium',
    viewport: { width: 1280, height: 720 },
    renderedBy: 'chromium 156 linux x86_64',
    ...more,
  };
}

interface Run {
  id: number;
  baselines: VisualBaselines;
  /** Compares and stores, as a step does. */
  visit(screenshot: VisualScreenshot): Promise<VisualVerdict>;
  checks(): Promise<VisualCheck[]>;
}

/** A test, or a module; steps by their texts, or by the id of a module. */
async function createTest(
  user: Client,
  steps: (string | number)[] = [STEP],
  type = 'integration',
): Promise<number> {
  const { body } = await user.post('/test_blueprint/create', {
    title: 'Shop',
    type,
    starting_url: 'https://shop.example/',
    steps: steps.map((step, index) => ({
      step_number: index + 1,
      ...(typeof step === 'string'
        ? { type: 'assert', action: step }
        : { type: 'module', action: '', test_blueprint_module_id: step }),
    })),
  });
  return present(body.test_blueprint).id;
}

/** Claims a run of the test as a worker does. */
async function startRun(user: Client, testId: number): Promise<Run> {
  const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [testId] });
  const detail = await user.get(`/test_group_run/${present(group.body.test_group_run).id}`);
  const id: number = detail.body.test_runs[0].id;
  const record = present(await api.services.runQueue.openRecord(id));
  const opened = present(record.plan.baselines);
  return {
    id,
    baselines: opened,
    async visit(screenshot) {
      const verdict = await opened.compare(screenshot);
      await opened.store(screenshot, verdict);
      return verdict;
    },
    checks: async () => (await user.get(`/test_run/${id}/visual_checks`)).body.visual_checks,
  };
}

/** A person with a test whose first screenshot was accepted. */
async function acceptedTest(png = drawn(0), more: Partial<VisualScreenshot> = {}) {
  const user = await api.newCompany();
  const testId = await createTest(user);
  const first = await startRun(user, testId);
  await first.visit(shot(png, more));
  const [check] = await first.checks();
  const { status, body } = await user.post(`/visual_checks/${present(check).id}/accept`);
  assert.equal(status, 200);
  return { user, testId, first, accepted: body.visual_check as VisualCheck };
}

const sizeAt = (address: string | null) => api.platform.storage.size(keyIn(address));
const keyIn = (address: string | null) =>
  present(/\/artifacts\/([^?]+)/.exec(present(address ?? undefined))?.[1]);

test('the first screenshot is new until a person accepts it; then equal pages look as before', async () => {
  const start = Date.now();
  const { user, testId, first, accepted } = await acceptedTest();
  assert.deepEqual(
    [accepted.status, accepted.accepted_by, accepted.is_acceptable, accepted.step_number],
    ['accepted', user.email, false, 1],
  );
  assertSince(start, accepted.accepted_at);
  assert.deepEqual(await first.checks(), [accepted]);
  const second = await startRun(user, testId);
  const verdict = await second.visit(shot(drawn(0)));
  assert.deepEqual([verdict.status, verdict.changedPixels], ['same', 0]);
  const [check] = await second.checks();
  assert.deepEqual([check?.status, check?.is_acceptable, check?.baseline_url], ['same', false, null]);
  assert.ok(await sizeAt(present(check).screenshot_url));
  const again = await user.post(`/visual_checks/${present(check).id}/accept`);
  assert.deepEqual([again.status, again.body.code], [409, 'nothing_changed']);
});

test('a change of 25 pixels is seen, with its place and images; less is tolerated', async () => {
  const { user, testId } = await acceptedTest();
  const run = await startRun(user, testId);
  assert.equal((await run.baselines.compare(shot(drawn(3)))).status, 'same');
  const verdict = await run.visit(shot(drawn(5)));
  assert.deepEqual(
    { ...verdict },
    {
      status: 'changed',
      changedPixels: 25,
      changes: [{ x: 100, y: 100, width: 5, height: 5 }],
      baseline: { width: WIDTH, height: HEIGHT, renderedBy: 'chromium 156 linux x86_64' },
    },
  );
  const [check] = await run.checks();
  const { status, changed_pixels, changes, is_acceptable, baseline_url, difference_url } = present(check);
  assert.deepEqual([status, changed_pixels, changes.length, is_acceptable], ['changed', 25, 1, true]);
  assert.ok((await sizeAt(baseline_url)) && (await sizeAt(difference_url)));
});

test('what is left out is not compared, wherever it was before', async () => {
  const before = { x: 90, y: 90, width: 30, height: 30 };
  const { user, testId } = await acceptedTest(drawn(5), { masks: [before] });
  const run = await startRun(user, testId);
  const after = { x: 200, y: 90, width: 30, height: 30 };
  const moved = drawn(5, { left: 205 });
  assert.equal((await run.visit(shot(moved, { masks: [after] }))).status, 'same');
  assert.equal((await run.baselines.compare(shot(moved))).status, 'changed');
  assert.deepEqual((await run.checks())[0]?.masks, [after]);
});

test('another size and another browser are named', async () => {
  const { user, testId } = await acceptedTest();
  const run = await startRun(user, testId);
  const verdict = await run.visit(
    shot(drawn(0, { height: 220 }), { renderedBy: 'chromium 157 linux x86_64' }),
  );
  assert.deepEqual(
    [verdict.status, verdict.changedPixels, verdict.baseline?.height, verdict.baseline?.renderedBy],
    ['changed', null, HEIGHT, 'chromium 156 linux x86_64'],
  );
  const [check] = await run.checks();
  assert.deepEqual(
    [check?.rendered_by, check?.baseline_rendered_by, check?.height],
    ['chromium 157 linux x86_64', 'chromium 156 linux x86_64', 220],
  );
});

test('each window, engine and step has a baseline of its own', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, [STEP, 'The page shows "Lamp"', STEP]);
  const first = await startRun(user, testId);
  await first.visit(shot(drawn(0)));
  await user.post(`/test_run/${first.id}/visual_checks/accept_all`);
  const second = await startRun(user, testId);
  const statuses = [];
  for (const more of [{}, { stepIndex: 2 }, { engine: 'firefox' }, { viewport: { width: 390, height: 720 } }])
    statuses.push((await second.visit(shot(drawn(0), more))).status);
  assert.deepEqual(statuses, ['same', 'new', 'new', 'new']);
});

test('the screenshots of a group run are counted, and accepted at once', async () => {
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const ids = [await createTest(user), await createTest(user, [STEP, 'The page shows "Lamp"', STEP])];
  const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: ids });
  const groupRun = `/test_group_run/${group.body.test_group_run.id}`;
  const items = async () => (await user.get(groupRun)).body.test_runs;
  for (const { id } of await items()) {
    const record = present(await api.services.runQueue.openRecord(id));
    const opened = present(record.plan.baselines);
    for (const stepIndex of record.plan.steps.flatMap(({ action }, index) => (action === STEP ? index : [])))
      await opened.store(shot(drawn(0), { stepIndex }), await opened.compare(shot(drawn(0), { stepIndex })));
  }
  const counts = async () =>
    (await items()).map((item: Record<string, number>) => [
      item['new_screenshots'],
      item['changed_screenshots'],
    ]);
  assert.deepEqual(await counts(), [
    [1, 0],
    [2, 0],
  ]);
  assert.equal((await stranger.post(`${groupRun}/visual_checks/accept_all`)).status, 404);
  assert.deepEqual((await user.post(`${groupRun}/visual_checks/accept_all`)).body, { accepted: 3 });
  const { audit_events: events } = (await user.get('/audit_events?action=baseline.accepted')).body;
  assert.deepEqual(new Set(events.map(({ actor }: { actor: string }) => actor)), new Set([user.email]));
  assert.deepEqual(await counts(), [
    [0, 0],
    [0, 0],
  ]);
  const run = await startRun(user, present(ids[0]));
  assert.equal((await run.visit(shot(drawn(0)))).status, 'same');
});

test('a step of a module has a baseline of its own in each test', async () => {
  const user = await api.newCompany();
  const module = await createTest(user, [STEP], 'module');
  const tests = [await createTest(user, [module]), await createTest(user, [STEP, module])];
  const visit = async (testId: number, more: Partial<VisualScreenshot>, square: number) => {
    const run = await startRun(user, testId);
    const { status } = await run.visit(shot(drawn(square), more));
    await user.post(`/test_run/${run.id}/visual_checks/accept_all`);
    return status;
  };
  const statuses = [];
  for (let round = 0; round < 2; round += 1)
    for (const [index, testId] of tests.entries())
      statuses.push(await visit(testId, { stepIndex: index }, 10 * index));
  assert.deepEqual(statuses, ['new', 'new', 'same', 'same']);
  assert.equal(await visit(present(tests[1]), { stepIndex: 0 }, 30), 'new', 'its own step of the same text');
});

test('of two people who accept at the same time one succeeds, and an older run cannot replace what was accepted', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user);
  const runs = [await startRun(user, testId), await startRun(user, testId)];
  const ids: number[] = [];
  for (const [index, run] of runs.entries()) {
    await run.visit(shot(drawn(10 * index)));
    ids.push(present((await run.checks())[0]).id);
  }
  const replies = await Promise.all(ids.map((id) => user.post(`/visual_checks/${id}/accept`)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
  const refused = present(replies.find(({ status }) => status === 409));
  assert.equal(refused.body.code, 'newer_accepted');
  const late = present((await present(runs[replies.indexOf(refused)]).checks())[0]);
  assert.deepEqual([late.status, late.is_acceptable], ['new', false]);
});

test('all that can be accepted of a run is accepted at once; the replaced screenshot is removed', async () => {
  const { user, testId } = await acceptedTest();
  const [before] = await rowsOf(testId);
  const run = await startRun(user, testId);
  await run.visit(shot(drawn(10)));
  const { body } = await user.post(`/test_run/${run.id}/visual_checks/accept_all`);
  assert.deepEqual(
    body.visual_checks.map(({ status }: VisualCheck) => status),
    ['accepted'],
  );
  assert.ok(await sizeAt(body.visual_checks[0].baseline_url), 'what it was compared with can still be seen');
  const [after] = await rowsOf(testId);
  assert.notEqual(after?.storageKey, before?.storageKey);
  assert.equal(await api.platform.storage.size(present(before?.storageKey ?? undefined)), undefined);
  assert.equal((await (await startRun(user, testId)).visit(shot(drawn(10)))).status, 'same');
});

test('other companies see and accept nothing', async () => {
  const user = await api.newCompany();
  const run = await startRun(user, await createTest(user));
  await run.visit(shot(drawn(0)));
  const [check] = await run.checks();
  const other = await api.newCompany();
  const replies = [
    await other.get(`/test_run/${run.id}/visual_checks`),
    await other.post(`/visual_checks/${present(check).id}/accept`),
    await other.post(`/test_run/${run.id}/visual_checks/accept_all`),
  ];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404],
  );
  assert.equal((await run.checks())[0]?.status, 'new');
});

test('a baseline that no run has used for 90 days expires, and says so', async () => {
  const { user, testId } = await acceptedTest();
  const [{ storageKey } = assert.fail()] = await rowsOf(testId);
  await age(testId, 89);
  assert.equal((await (await startRun(user, testId)).visit(shot(drawn(0)))).status, 'same');
  await age(testId, 91);
  assert.equal((await (await startRun(user, testId)).visit(shot(drawn(0)))).status, 'expired');
  await api.services.visualChecks.removeExpired();
  assert.equal(await api.platform.storage.size(present(storageKey ?? undefined)), undefined);
  const run = await startRun(user, testId);
  assert.equal((await run.visit(shot(drawn(0)))).status, 'expired');
  const [check] = await run.checks();
  assert.deepEqual([check?.status, check?.is_acceptable], ['new', true]);
  assert.equal((await user.post(`/visual_checks/${present(check).id}/accept`)).status, 200);
});

test('no transaction waits for the storage', async (t) => {
  const { user, testId } = await acceptedTest();
  const run = await startRun(user, testId);
  await run.visit(shot(drawn(10)));
  const calls = recordStorageCalls(t, api.platform);
  await user.post(`/test_run/${run.id}/visual_checks/accept_all`);
  await age(testId, 91);
  await api.services.visualChecks.removeExpired();
  assert.deepEqual(
    calls,
    ['open', 'put', 'removeAll', 'removeAll'].map((method) => ({ method, transactions: 0 })),
  );
});

test('accepted screenshots go with their test', async () => {
  const { user, testId } = await acceptedTest();
  const [{ storageKey } = assert.fail()] = await rowsOf(testId);
  assert.equal((await user.delete(`/test_blueprint/delete/${testId}`)).status, 204);
  assert.equal(await api.platform.storage.size(present(storageKey ?? undefined)), undefined);
});

const rowsOf = (testId: number) =>
  api.platform.database.queries.select().from(baselines).where(eq(baselines.blueprintId, testId));

async function age(testId: number, days: number): Promise<void> {
  await api.platform.database.queries
    .update(baselines)
    .set({ usedAt: new Date(Date.now() - days * DAYS) })
    .where(eq(baselines.blueprintId, testId));
}
