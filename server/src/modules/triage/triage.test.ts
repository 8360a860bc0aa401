import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Change } from 'shared/contract';
import { eventually } from 'test-support';
import type { ObservedEvent } from 'runner';
import { exampleEvent, exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { CHANNEL, readPayload } from '../live/announce.ts';
import { claim, createTest, ended, runTest } from '../runs/testing/run-tools.ts';

const api = await openTestApi();
const { pool } = api.platform.database;

/** Runs the test once; its step fails for this reason. @returns the id of the test run */
async function fail(user: Client, testId: number, reason = 'There is no "Buy" button.'): Promise<number> {
  const { testRunId } = await runTest(api, user, testId, 'failed', (record) =>
    record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ isSuccessful: false, result: reason }),
    }),
  );
  return testRunId;
}

const OTHER = 'The page is empty.';

async function verdictOf(user: Client, testRunId: number) {
  const { status, body, text } = await user.get(`/test_run/${testRunId}/verdict`);
  assert.equal(status, 200, text);
  return body;
}

const judge = (user: Client, testRunId: number, body: object) =>
  user.put(`/test_run/${testRunId}/verdict`, body);

async function toReview(user: Client, query = '') {
  const { status, body, text } = await user.get(`/test_run/to_review${query}`);
  assert.equal(status, 200, text);
  return body;
}

/** The ids of the test runs that wait, by failure. */
const waiting = async (user: Client): Promise<number[][]> =>
  (await toReview(user)).failures.map(({ newest, others }: { newest: Id; others: Id[] }) =>
    [newest, ...others].map(({ id }) => id),
  );
interface Id {
  id: number;
}

async function itemOf(user: Client, testRunId: number) {
  const { body } = await user.get(`/test_run/${testRunId}`);
  const reply = await user.get(`/test_group_run/${body.test_run.test_group_run_id}`);
  const item = reply.body.test_runs.find(({ id }: Id) => id === testRunId);
  return { ...item, toReview: reply.body.test_group_run.tests_to_review };
}

test('a failure gets a verdict with note, ticket and assignee, which can be changed and removed', async () => {
  const user = await api.newCompany();
  const colleague = await api.newMember(user.companyId, 'editor');
  const id = await fail(user, await createTest(user, 'Buy'));
  const { signature, ...none } = await verdictOf(user, id);
  assert.match(signature, /^[\w-]{22}\.[\w-]{22}$/);
  assert.deepEqual(none, { verdict: null, alike: 0, passed_since: null, issue: null, issue_tracker: null });
  assert.deepEqual([(await itemOf(user, id)).verdict, (await itemOf(user, id)).toReview], [null, 1]);

  const body = { verdict: 'product_bug', note: ' Broken ', ticket_url: 'https://tickets.example/7' };
  const reply = await judge(user, id, { ...body, assignee_id: colleague.userId });
  assert.equal(reply.status, 200, reply.text);
  const { judged_at: judgedAt, ...verdict } = reply.body.verdict;
  const stored = await pool.query('select judged_at from verdicts where test_run_id = $1', [id]);
  assert.equal(judgedAt, stored.rows[0].judged_at.toISOString());
  assert.deepEqual(verdict, {
    ...body,
    note: 'Broken',
    taken_from_test_run_id: null,
    assignee: { user_id: colleague.userId, name: colleague.email },
    author: verdict.author,
  });
  assert.equal(verdict.author.name, user.email);
  assert.deepEqual(await verdictOf(colleague, id), reply.body);
  const item = await itemOf(user, id);
  assert.deepEqual([item.verdict, item.toReview], ['product_bug', 0]);

  await judge(colleague, id, { verdict: 'environment' });
  const changed = (await verdictOf(user, id)).verdict;
  assert.deepEqual(
    [changed.verdict, changed.note, changed.ticket_url, changed.assignee, changed.author.name],
    ['environment', '', null, null, colleague.email],
  );
  const remove = async () => (await user.delete(`/test_run/${id}/verdict`)).status;
  assert.deepEqual([await remove(), await remove()], [204, 204]);
  assert.equal((await verdictOf(user, id)).verdict, null);
  assert.equal((await itemOf(user, id)).toReview, 1);

  const { audit_events: events } = (await user.get('/audit_events?subject_type=verdict')).body;
  assert.deepEqual(
    events.map((event: Record<string, unknown>) => [event.action, event.subject, event.subject_id]).reverse(),
    [
      ['verdict.set', 'Buy', String(id)],
      ['verdict.set', 'Buy', String(id)],
      ['verdict.removed', 'Buy', String(id)],
    ],
  );
  assert.deepEqual([events[1].before.verdict, events[1].after.verdict], ['product_bug', 'environment']);
});

test('what cannot be judged is refused with the reason', async () => {
  const user = await api.newCompany();
  const other = await api.newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  const testId = await createTest(user, 'Buy');
  const id = await fail(user, testId);
  const { testRunId: passed } = await runTest(api, user, testId, 'passed');
  const verdict = 'unknown';
  const refused: [
    reply: Promise<{ status: number; body: { code: string } }>,
    status: number,
    code: string,
  ][] = [
    [judge(user, passed, { verdict }), 422, 'not_failed'],
    [judge(other, id, { verdict }), 404, 'not_found'],
    [judge(viewer, id, { verdict }), 403, 'role_required'],
    [judge(user, id, { verdict: 'flaky' }), 400, 'invalid_request'],
    [judge(user, id, { verdict, ticket_url: 'javascript:alert(1)' }), 400, 'invalid_request'],
    [judge(user, id, { verdict, note: 'x'.repeat(2001) }), 400, 'invalid_request'],
    [judge(user, id, { verdict, assignee_id: viewer.userId + 1_000_000 }), 422, 'unknown_user'],
  ];
  for (const [reply, status, code] of refused) {
    const { body, ...rest } = await reply;
    assert.deepEqual([rest.status, body.code], [status, code]);
  }
  assert.equal((await other.get(`/test_run/${id}/verdict`)).status, 404);
  const none = {
    verdict: null,
    signature: null,
    alike: 0,
    passed_since: null,
    issue: null,
    issue_tracker: null,
  };
  assert.deepEqual(await verdictOf(viewer, passed), none);
});

test('a known failure takes its verdict over until the test fails otherwise', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const first = await fail(user, testId);
  await judge(user, first, { verdict: 'product_bug', note: 'Ticket 7' });
  const second = await fail(user, testId, 'There is no "Buy now" button. It may be hidden.');
  const taken = (await verdictOf(user, second)).verdict;
  assert.deepEqual(
    [taken.verdict, taken.note, taken.author.name, taken.taken_from_test_run_id],
    ['product_bug', 'Ticket 7', user.email, first],
  );
  assert.deepEqual(await waiting(user), []);

  await runTest(api, user, testId, 'passed');
  const third = await fail(user, testId);
  assert.equal((await verdictOf(user, third)).verdict.taken_from_test_run_id, first, 'the judged one');

  // The newest verdict counts.
  await judge(user, third, { verdict: 'test_change' });
  const fourth = await fail(user, testId);
  const { verdict } = await verdictOf(user, fourth);
  assert.deepEqual([verdict.verdict, verdict.taken_from_test_run_id], ['test_change', third]);

  const different = await fail(user, testId, OTHER);
  const again = await fail(user, testId);
  assert.deepEqual(await waiting(user), [[again], [different]]);
});

test('a failure with other symptoms of the page is another one', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const failWith = async (events: ObservedEvent[], stepIndex: number | null = 0) => {
    const { testRunId } = await runTest(api, user, testId, 'failed', async (record) => {
      await record.storeEvent({ type: 'page-events', stepIndex, actionNumber: null, events });
      const outcome = exampleOutcome({ isSuccessful: false, result: OTHER });
      await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome });
    });
    return testRunId;
  };
  const thrown = exampleEvent({ kind: 'exception', text: 'TypeError: cart is undefined' });
  const broken = await failWith([thrown]);
  await judge(user, broken, { verdict: 'product_bug' });
  const again = await failWith([thrown, exampleEvent({ text: 'Slow network' })]);
  assert.equal((await verdictOf(user, again)).verdict.taken_from_test_run_id, broken);
  const opened = await failWith([thrown], null);
  assert.equal((await verdictOf(user, opened)).verdict.taken_from_test_run_id, broken);
  const quiet = await failWith([]);
  assert.deepEqual(await waiting(user), [[quiet]]);
});

test('a removed verdict is not taken over, and neither is that on another test', async () => {
  const user = await api.newCompany();
  const [testId, otherId] = [await createTest(user, 'Buy'), await createTest(user, 'Pay')];
  const first = await fail(user, testId);
  await judge(user, first, { verdict: 'product_bug' });
  const second = await fail(user, testId);
  await user.delete(`/test_run/${second}/verdict`);
  const third = await fail(user, testId);
  const ofOther = await fail(user, otherId);
  assert.deepEqual(await waiting(user), [[ofOther, third, second]]);
});

test('in another environment the verdict is taken over, too, and another failure there ends nothing here', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const failIn = async (environment: string, reason: string) => {
    const start = { test_blueprint_ids: [testId], environment, base_url: 'https://shop.example' };
    const { body } = await user.post('/test_group_run/trigger_run', start);
    const detail = (await user.get(`/test_group_run/${body.test_group_run.id}`)).body;
    const id: number = detail.test_runs[0].id;
    const record = await claim(api, id);
    const outcome = exampleOutcome({ isSuccessful: false, result: reason });
    await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome });
    await record.end(ended('failed'));
    return id;
  };
  const reason = 'There is no "Buy" button.';
  await judge(user, await failIn('Staging', reason), { verdict: 'product_bug' });
  const elsewhere = await failIn('Production', reason);
  assert.equal((await verdictOf(user, elsewhere)).verdict.verdict, 'product_bug');
  await failIn('Production', OTHER);
  assert.equal((await verdictOf(user, await failIn('Production', reason))).verdict, null);
  assert.equal((await verdictOf(user, await failIn('Staging', reason))).verdict.verdict, 'product_bug');
});

test('failures that wait are listed in groups, newest first, page by page, and judged together', async () => {
  const user = await api.newCompany();
  const stranger = await api.newCompany();
  const [buy, pay] = [await createTest(user, 'Buy'), await createTest(user, 'Pay')];
  const bought = [await fail(user, buy), await fail(user, pay)];
  const emptied = await fail(user, buy, OTHER);
  bought.push(await fail(user, pay));
  assert.deepEqual(await waiting(user), [bought.toReversed(), [emptied]]);
  assert.deepEqual(await toReview(stranger), { failures: [], next_before: null, total: 0 });

  const page = await toReview(user, '?limit=1');
  assert.deepEqual([page.failures[0].count, page.next_before, page.total], [3, bought[2], 4]);
  const { newest } = page.failures[0];
  assert.deepEqual(
    [newest.test_name, newest.failed_step.task, newest.failed_step.place.step, newest.reason],
    ['Pay', 'Click Buy', 1, 'There is no "Buy" button.'],
  );
  const rest = await toReview(user, `?limit=1&before=${page.next_before}`);
  assert.deepEqual([rest.failures[0].newest.id, rest.next_before], [emptied, null]);

  const first = (await user.get(`/test_run/${bought[0]}`)).body.test_run.test_group_run_id;
  const ofRun = await toReview(user, `?test_group_run_id=${first}`);
  assert.deepEqual(
    [ofRun.total, ofRun.failures.map((failure: { newest: Id }) => failure.newest.id)],
    [1, [bought[0]]],
  );
  assert.equal((await toReview(stranger, `?test_group_run_id=${first}`)).total, 0);

  const last = present(bought[2]);
  assert.equal((await verdictOf(user, last)).alike, 2);
  const judged = await judge(user, last, { verdict: 'environment', with_alike: true });
  assert.equal(judged.body.alike, 0);
  assert.deepEqual(await waiting(user), [[emptied]]);
  const taken = (await verdictOf(user, present(bought[0]))).verdict;
  assert.deepEqual([taken.verdict, taken.taken_from_test_run_id], ['environment', last]);

  // Taken back for all of them, or for one.
  assert.equal((await user.delete(`/test_run/${last}/verdict?with_alike=true`)).status, 204);
  assert.deepEqual(await waiting(user), [bought.toReversed(), [emptied]]);
  await judge(user, last, { verdict: 'environment', with_alike: true });
  assert.equal((await user.delete(`/test_run/${last}/verdict`)).status, 204);
  assert.deepEqual(await waiting(user), [[last], [emptied]]);
});

test('failures with one reason but for names and numbers are one cause, on whatever pages, and judged together', async () => {
  const user = await api.newCompany();
  const ids: number[] = [];
  for (const [name, seats] of [
    ['Lena', 12],
    ['Opera', 7],
    ['Derby', 31],
    ['Circus', 4],
  ] as const)
    ids.push(
      await fail(
        user,
        await createTest(user, name),
        `"Seats of ${name}" is "NaN"; expected that it is ${seats}.`,
      ),
    );
  const other = await fail(user, await createTest(user, 'Buy'));
  assert.deepEqual(await waiting(user), [[other], ids.toReversed()]);
  const last = present(ids.at(-1));
  assert.equal((await verdictOf(user, last)).alike, 3);
  await judge(user, last, { verdict: 'product_bug', with_alike: true });
  assert.deepEqual(await waiting(user), [[other]]);
});

test('a failure whose test has passed since waits no more, and is listed with the run that passed', async () => {
  const user = await api.newCompany();
  const [buy, pay] = [await createTest(user, 'Buy'), await createTest(user, 'Pay')];
  const bought = [await fail(user, buy), await fail(user, buy)];
  const paid = await fail(user, pay);
  const { testRunId: passed } = await runTest(api, user, buy, 'passed');
  assert.deepEqual(await waiting(user), [[paid]]);
  assert.equal((await itemOf(user, present(bought[0]))).toReview, 0);
  assert.equal((await verdictOf(user, paid)).alike, 0);

  const first = (await verdictOf(user, present(bought[0]))).passed_since;
  assert.equal(first.test_run_id, passed);
  const list = await toReview(user, '?list=passed_since');
  assert.deepEqual([list.total, list.failures[0].count], [2, 2]);
  assert.deepEqual([list.failures[0].newest.id, list.failures[0].newest.passed_since], [bought[1], first]);

  // A verdict that is removed does not bring it back, a new failure does.
  await judge(user, present(bought[1]), { verdict: 'environment' });
  assert.equal((await toReview(user, '?list=passed_since')).total, 1);
  await user.delete(`/test_run/${bought[1]}/verdict`);
  assert.deepEqual(await waiting(user), [[paid]]);
  const again = await fail(user, buy);
  assert.deepEqual(await waiting(user), [[again, paid]]);
});

test('one’s own failures are those that are assigned, until their test passes', async () => {
  const user = await api.newCompany();
  const colleague = await api.newMember(user.companyId, 'editor');
  const testId = await createTest(user, 'Buy');
  const id = await fail(user, testId);
  const ticket = { note: 'Card refused', ticket_url: 'https://tickets.example/7' };
  await judge(user, id, { verdict: 'product_bug', assignee_id: colleague.userId, ...ticket });
  const { failures, total } = await toReview(colleague, '?list=mine');
  assert.equal(total, 1);
  assert.deepEqual(failures[0].newest.verdict, { verdict: 'product_bug', ...ticket });
  assert.equal((await toReview(user, '?list=mine')).total, 0);
  assert.equal((await user.get('/test_run/to_review?list=theirs')).status, 400);

  await runTest(api, user, testId, 'passed');
  assert.equal((await toReview(colleague, '?list=mine')).total, 0);
});

test('a group run says which failures are new', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const recurrence = async (id: number) => {
    const { kind, runs } = (await itemOf(user, id)).recurrence;
    return `${kind} ${runs}`;
  };
  const first = await fail(user, testId);
  const second = await fail(user, testId);
  const third = await fail(user, testId, OTHER);
  await runTest(api, user, testId, 'passed');
  const fourth = await fail(user, testId, OTHER);
  assert.deepEqual(await Promise.all([first, second, third, fourth].map(recurrence)), [
    ...['new 1', 'same 2', 'other 1', 'new 1'],
  ]);
});

test('a try that is tried again waits for no verdict', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const start = { test_blueprint_ids: [testId], retries: 1 };
  const { id } = (await user.post('/test_group_run/trigger_run', start)).body.test_group_run;
  const counted = async (): Promise<number> =>
    (await user.get(`/test_group_run/${id}`)).body.test_runs.map((item: Id) => item.id)[0];
  await (await claim(api, await counted())).end(ended('failed'));
  assert.deepEqual(await waiting(user), []);
  const second = await counted();
  await (await claim(api, second)).end(ended('failed'));
  assert.deepEqual(await waiting(user), [[second]]);
});

test('a test in quarantine waits for no verdict, and may have one', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  await user.put(`/test_blueprint/${testId}/quarantine`, { reason: 'The server is slow.' });
  const id = await fail(user, testId);
  assert.equal((await judge(user, id, { verdict: 'environment' })).status, 200);
  assert.equal((await user.delete(`/test_run/${id}/verdict`)).status, 204);
  assert.deepEqual(await waiting(user), []);
  const marker = await fail(user, await createTest(user, 'Pay'));
  assert.deepEqual(await waiting(user), [[marker]]);
});

test('open pages learn of verdicts', async () => {
  const user = await api.newCompany();
  const id = await fail(user, await createTest(user, 'Buy'));
  const client = await pool.connect();
  const heard: (Change | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(readPayload(payload ?? '')?.change));
  await client.query(`listen ${CHANNEL}`);
  await judge(user, id, { verdict: 'unknown' });
  await eventually(() => heard.some((change) => change?.kind === 'test_run_verdict' && change.id === id));
  await client.query(`unlisten ${CHANNEL}`);
  client.release();
});

test('whoever judged is named in the export of the account, and forgotten with it', async () => {
  const user = await api.newCompany();
  const colleague = await api.newMember(user.companyId, 'editor');
  const id = await fail(user, await createTest(user, 'Buy'));
  await judge(colleague, id, { verdict: 'unknown', assignee_id: colleague.userId });
  const { created } = (await colleague.get('/account/export')).body;
  assert.deepEqual(
    created.map(({ kind, title }: Record<string, string>) => [kind, title]),
    [
      ['verdict on a failure', 'Buy'],
      ['assigned failure', 'Buy'],
    ],
  );
  await user.delete(`/members/${colleague.userId}`);
  assert.equal((await verdictOf(user, id)).verdict.assignee, null);
  await pool.query('delete from users where id = $1', [colleague.userId]);
  const { verdict } = await verdictOf(user, id);
  assert.deepEqual([verdict.verdict, verdict.author], ['unknown', null]);
});
