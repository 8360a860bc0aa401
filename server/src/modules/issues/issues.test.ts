import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { TrackerKind } from 'shared/constants';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { withSessionLock } from '../../platform/database/session-lock.ts';
import { createLog } from '../../platform/log.ts';
import { exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client, type SignedIn } from '../../testing/test-api.ts';
import { connectInstallation } from '../../testing/test-github.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { createTest, runTest } from '../runs/testing/run-tools.ts';
import { startTrackerServer, type Outage } from './testing/tracker-server.ts';

const WEB = 'https://steplight.example.com';
const TOKEN = 'SecretTokenOfTheTracker';
const tracker = await startTrackerServer();
const github = await openGithubStandIn();
const platform = await openTestPlatform({
  config: {
    webAddress: WEB,
    webhookHosts: [tracker.host, new URL(github.settings.apiUrl).host],
    github: { ...github.settings, oauth: undefined },
  },
});
let logged = '';
const log = createLog('trace', { write: (line: string) => (logged += line) });
const api = await openTestApi({ ...platform, log });
const { pool } = platform.database;

beforeEach(async () => {
  await pool.query("delete from pgboss.job where name = 'issue-refresh'");
  Object.assign(tracker, { issues: [], requests: [], outage: undefined, meanwhile: undefined });
});

const SETTINGS: Record<TrackerKind, object> = {
  github: { kind: 'github', project: 'acme/shop' },
  jira: { kind: 'jira', project: 'SHOP', email: 'ada@example.com' },
  linear: { kind: 'linear', project: 'ENG' },
};

const setUp = (user: Client, kind: TrackerKind, changes: object = {}) =>
  user.put('/company/issue_tracker', { ...SETTINGS[kind], site: tracker.site, token: TOKEN, ...changes });

/** A company with this tracker and a failed test run that is judged. */
async function openCompany(kind: TrackerKind) {
  const user = await api.newCompany();
  const reply = await setUp(user, kind);
  assert.equal(reply.status, 200, reply.text);
  const testId = await createTest(user, 'Buy');
  return { user, testId, id: await judged(user, testId) };
}

async function fail(user: Client, testId: number): Promise<number> {
  const result = 'There is no "Buy" button. @everyone';
  const { testRunId } = await runTest(api, user, testId, 'failed', (record) =>
    record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ isSuccessful: false, result }),
    }),
  );
  return testRunId;
}

async function judged(user: Client, testId: number): Promise<number> {
  const id = await fail(user, testId);
  assert.equal((await user.put(`/test_run/${id}/verdict`, { verdict: 'product_bug' })).status, 200);
  return id;
}

const verdictOf = async (user: Client, id: number) => (await user.get(`/test_run/${id}/verdict`)).body;
const draftOf = async (user: Client, id: number) => (await user.get(`/test_run/${id}/issue`)).body;
const create = (user: Client, id: number, headers?: Record<string, string>) =>
  user.post(`/test_run/${id}/issue`, { title: 'No button', text: 'It is gone.' }, headers);
const link = (user: Client, id: number, issue: string) =>
  user.put(`/test_run/${id}/verdict`, { verdict: 'product_bug', issue });

/** What has been asked to be read again since the last call. */
async function refreshed(): Promise<number> {
  const { rows } = await pool.query(
    "delete from pgboss.job where name = 'issue-refresh' returning data->>'id' as id",
  );
  for (const { id } of rows) await api.services.issues.refresh(Number(id));
  return rows.length;
}

/** As if the states were last asked for so long ago. */
const age = (minutes: number) =>
  pool.query(
    'update issues set checked_at = checked_at - make_interval(mins => $1), refresh_asked_at = refresh_asked_at - make_interval(mins => $1)',
    [minutes],
  );

const KEYS: [kind: TrackerKind, key: string, url: string, open: string, closed: string][] = [
  ['github', 'acme/shop#1', '/acme/shop/issues/1', 'Open', 'Closed'],
  ['jira', 'SHOP-1', '/browse/SHOP-1', 'In Progress', 'Fixed'],
  ['linear', 'ENG-1', '/acme/issue/ENG-1/title', 'Todo', 'Done'],
];

/** Where else in Jira people see the issue. */
const JIRA_PATHS = [
  '/projects/SHOP/issues/SHOP-1?filter=all',
  '/issues/?filter=7&selectedIssue=SHOP-1',
  '/jira/software/projects/SHOP/boards/1?selectedIssue=SHOP-1&sprint=2',
];

const AUTHORIZATIONS: Record<TrackerKind, string> = {
  github: `Bearer ${TOKEN}`,
  jira: `Basic ${Buffer.from(`ada@example.com:${TOKEN}`).toString('base64')}`,
  linear: TOKEN,
};

for (const [kind, key, path, open, closed] of KEYS) {
  test(`a verdict creates an issue in ${kind}, whose state is read again when somebody looks`, async () => {
    const { user, id } = await openCompany(kind);
    const draft = await draftOf(user, id);
    const reply = await user.post(`/test_run/${id}/issue`, draft);
    assert.equal(reply.status, 201, reply.text);
    assert.equal(reply.body.verdict.ticket_url, tracker.site + path);
    await refreshed();
    const { issue, issue_tracker: shown } = await verdictOf(user, id);
    const { checked_at: checkedAt, ...rest } = issue;
    assert.ok(Date.parse(checkedAt));
    const known = { url: tracker.site + path, key, title: draft.title, is_open: true, problem: null };
    assert.deepEqual([shown, rest], [kind, { ...known, status: open }]);
    for (const { headers } of tracker.requests) assert.equal(headers.authorization, AUTHORIZATIONS[kind]);

    present(tracker.issues[0]).isOpen = false;
    await verdictOf(user, id);
    assert.equal(await refreshed(), 0, 'it was read just now');
    await age(6);
    await verdictOf(user, id);
    await verdictOf(user, id);
    assert.equal(await refreshed(), 1);
    const now = (await verdictOf(user, id)).issue;
    assert.deepEqual([now.status, now.is_open], [closed, false]);
  });

  test(`an issue of ${kind} is linked by its key and its address`, async () => {
    const { user, testId, id } = await openCompany(kind);
    await create(user, id);
    const others = kind === 'jira' ? JIRA_PATHS.map((other) => tracker.site + other) : [];
    for (const reference of [key, tracker.site + path, ...others]) {
      const other = await fail(user, testId);
      const reply = await link(user, other, reference);
      assert.equal(reply.status, 200, reply.text);
      assert.deepEqual([reply.body.issue.key, reply.body.issue.status], [key, open]);
    }
    assert.equal(tracker.issues.length, 1);
    const elsewhere = await link(user, id, 'https://tickets.example/7');
    assert.deepEqual(
      [elsewhere.body.verdict.ticket_url, elsewhere.body.issue],
      ['https://tickets.example/7', null],
    );
  });

  test(`whose answer gets lost, ${kind} is asked for the issue before another one is created`, async () => {
    const { user, id } = await openCompany(kind);
    tracker.outage = 'lost';
    const lost = await create(user, id);
    assert.deepEqual([lost.status, lost.body.code], [503, 'issue_tracker_failed']);
    assert.equal((await verdictOf(user, id)).verdict.verdict, 'product_bug');
    tracker.outage = undefined;
    const again = await create(user, id);
    assert.equal(again.status, 201, again.text);
    assert.deepEqual([again.body.verdict.ticket_url, tracker.created()], [tracker.site + path, 1]);
  });

  test(`the connection to ${kind} is tested`, async () => {
    const { user } = await openCompany(kind);
    const check = async () => (await user.post('/company/issue_tracker/test')).body;
    assert.match(
      (await check()).message,
      /^The tracker answers, and has (?:acme\/shop|The shop|Engineers)\.$/,
    );
    tracker.outage = { status: 401 };
    assert.deepEqual(await check(), {
      is_working: false,
      message: `${{ github: 'GitHub', jira: 'Jira', linear: 'Linear' }[kind]} does not accept the credentials. Enter new ones under Settings, Issue tracker.`,
    });
  });
}

test('the draft says what failed and where, and mentions nobody', async () => {
  const { user, id } = await openCompany('github');
  const { title, text } = await draftOf(user, id);
  assert.equal(title, 'Buy: There is no "Buy" button. @everyone');
  assert.deepEqual(text.split('\n\n'), [
    'Test: `Buy`',
    'Failed step: `Step 1: Click Buy`',
    'Reason: `There is no "Buy" button. @everyone`',
    `Run: ${WEB}/dashboard/testrun/${id}`,
  ]);
  await create(user, id);
  assert.equal(tracker.issues[0]?.text, `It is gone.\n\n${WEB}/dashboard/testrun/${id}`);
});

test('Jira gets a bug, with addresses as links and what pages said as code', async () => {
  const { user, id } = await openCompany('jira');
  await user.post(`/test_run/${id}/issue`, { title: 'No button', text: 'Reason: `@all`' });
  const sent = present(tracker.requests.find(({ path }) => path.endsWith('/issue'))).body.fields;
  assert.deepEqual([sent.issuetype, sent.project], [{ id: '3' }, { key: 'SHOP' }]);
  const href = `${WEB}/dashboard/testrun/${id}`;
  assert.deepEqual(
    sent.description.content.map(({ content }: { content: unknown }) => content),
    [
      [
        { type: 'text', text: 'Reason: ' },
        { type: 'text', text: '@all', marks: [{ type: 'code' }] },
      ],
      [],
      [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
    ],
  );
});

test('one verdict creates one issue, however often and by whomever it is asked', async () => {
  const { user, testId, id } = await openCompany('github');
  const colleague = await api.newMember(user.companyId, 'editor');
  const taken = await fail(user, testId);
  const key = { 'idempotency-key': 'one' };
  const replies = await Promise.all([
    create(user, id, key),
    create(user, id, key),
    create(colleague, id),
    create(colleague, taken),
  ]);
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.verdict.ticket_url]),
    replies.map(() => [201, `${tracker.site}/acme/shop/issues/1`]),
  );
  assert.equal(tracker.created(), 1);
  const [event] = (await user.get('/audit_events?subject_type=verdict')).body.audit_events;
  const others = [id, taken].filter((one) => String(one) !== event.subject_id);
  assert.deepEqual(event.after, {
    ticket_url: `${tracker.site}/acme/shop/issues/1`,
    also_test_runs: others,
  });
});

test('a verdict that is changed while its issue is created keeps the change, and those alike that were changed have no part in it', async () => {
  const { user, testId, id } = await openCompany('github');
  const taken = await fail(user, testId);
  const change = { verdict: 'environment', ticket_url: 'https://tickets.example/7' };
  tracker.meanwhile = () => user.put(`/test_run/${id}/verdict`, change);
  const reply = await create(user, id);
  assert.deepEqual([reply.status, reply.body.code], [409, 'verdict_changed']);
  assert.ok(reply.body.error.endsWith(`${tracker.site}/acme/shop/issues/1`));
  tracker.meanwhile = undefined;
  const [event] = (await user.get('/audit_events?subject_type=verdict')).body.audit_events;
  assert.equal(event.after.ticket_url, change.ticket_url);

  // The other one has the old verdict, and so the issue that is there by now.
  assert.equal((await create(user, taken)).status, 201);
  const tickets = [await verdictOf(user, id), await verdictOf(user, taken)];
  assert.deepEqual(
    tickets.map(({ verdict }) => verdict.ticket_url),
    [change.ticket_url, `${tracker.site}/acme/shop/issues/1`],
  );
  assert.equal(tracker.created(), 1);

  const payId = await createTest(user, 'Pay');
  const [changed, kept] = [await judged(user, payId), await fail(user, payId)];
  await user.put(`/test_run/${changed}/verdict`, { verdict: 'unknown' });
  assert.equal((await create(user, kept)).status, 201);
  assert.equal((await verdictOf(user, changed)).verdict.ticket_url, null);
});

test('who asks while somebody else creates the issue is told so, and a company creates so many a minute', async () => {
  const { user, testId, id } = await openCompany('github');
  await create(user, id);
  const other = await createTest(user, 'Pay').then((next) => judged(user, next));
  const lock = { kind: 727_040, id: other };
  const busy = await withSessionLock(platform, lock, () => create(user, other));
  assert.deepEqual(
    [busy.status, busy.body.error],
    [409, 'Somebody else is creating this issue; try again in a moment.'],
  );
  const done = await withSessionLock(platform, { ...lock, id }, () => create(user, id));
  assert.equal(done.status, 201, 'an issue that is there is not waited for');

  const last = { status: 0, body: { code: '' } };
  for (let call = 0; call < 30 && last.status !== 429; call += 1) Object.assign(last, await create(user, id));
  assert.deepEqual([last.status, last.body.code], [429, 'too_many_requests']);
  for (let call = 0; call < 30; call += 1) assert.equal((await link(user, id, 'none')).body.code, 'no_issue');
  assert.equal((await link(user, id, 'none')).status, 429);
  const unnamed = await user.put(`/test_run/${await fail(user, testId)}/verdict`, { verdict: 'unknown' });
  assert.equal(unnamed.status, 200, 'verdicts without an issue are not limited');
});

test('what trackers answer is shown in one line, and their addresses are of the web', async () => {
  const { user, id } = await openCompany('github');
  await create(user, id);
  Object.assign(present(tracker.issues[0]), { title: `A\n\u0000\u202eB ${'x'.repeat(400)}` });
  const { issue } = (await link(user, id, '#1')).body;
  assert.equal(issue.title, `A B ${'x'.repeat(295)}…`);
  const body = { html_url: 'javascript:alert(1)', number: 1, title: 'No', state: 'open' };
  tracker.outage = { status: 200, body };
  assert.match((await link(user, id, '#1')).body.error, /^GitHub answered what is not understood\./);
});

test('a repository that was renamed is found where it is now', async () => {
  const { user, id } = await openCompany('github');
  await setUp(user, 'github', { project: 'acme/old' });
  const reply = await create(user, id);
  assert.equal(reply.body.verdict?.ticket_url, `${tracker.site}/acme/shop/issues/1`, reply.text);
  assert.equal((await link(user, id, 'acme/old#1')).body.issue.key, 'acme/shop#1');
});

const refusals: [outage: Outage, kind: TrackerKind, message: RegExp][] = [
  [{ status: 401 }, 'github', /^GitHub does not accept the credentials\. Enter new ones/],
  [
    { status: 403 },
    'github',
    /^GitHub does not let these credentials use the repository acme\/shop\. Give them/,
  ],
  [
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } },
    'github',
    /^GitHub wants fewer/,
  ],
  [{ status: 404 }, 'github', /^GitHub does not find the repository acme\/shop, or these/],
  [{ status: 410 }, 'github', /^GitHub does not have .* any more, or issues are switched off there\.$/],
  [
    { status: 422, body: { message: 'Validation Failed', errors: [{ message: 'title is too long' }] } },
    'github',
    /^GitHub does not take this .* It says: Validation Failed\. title is too long$/,
  ],
  [
    { status: 422, body: { message: 'Invalid', errors: ['No title', { message: null }, 7] } },
    'github',
    /^GitHub does not take this .* It says: Invalid\. No title$/,
  ],
  [
    { status: 301, headers: { location: 'https://elsewhere.example/repos/1' } },
    'github',
    /^GitHub has moved the repository acme\/shop to https:\/\/elsewhere\.example\/repos\/1\. Change it under Settings/,
  ],
  [
    { status: 429, headers: { 'retry-after': '30' } },
    'jira',
    /^Jira wants fewer requests\. Try again in 30 seconds\.$/,
  ],
  [
    { status: 400, body: { errorMessages: null, errors: { summary: 'Too long.', more: null } } },
    'jira',
    /^Jira does not take .* It says: Too long\.$/,
  ],
  [{ status: 502 }, 'jira', /^Jira answered 502\. Try again in a minute\.$/],
  ...(
    [
      ['AUTHENTICATION_ERROR', /^Linear does not accept the credentials/],
      ['FORBIDDEN', /^Linear does not let these credentials use the team ENG/],
      ['RATELIMITED', /^Linear wants fewer requests/],
      ['INPUT_ERROR', /^Linear does not take this for the team ENG\. It says: No\.$/],
    ] as const
  ).map(([code, message]): [Outage, TrackerKind, RegExp] => [
    { status: 200, body: { errors: [{ message: 'No.', extensions: { code } }] } },
    'linear',
    message,
  ]),
];
for (const [outage, kind, message] of refusals)
  test(`a refusal is explained, and the verdict is kept: ${message.source}`, async () => {
    const { user, id } = await openCompany(kind);
    tracker.outage = outage;
    const reply = await create(user, id);
    assert.ok([422, 503].includes(reply.status), reply.text);
    assert.match(reply.body.error, message);
    const { verdict, issue } = await verdictOf(user, id);
    assert.deepEqual([verdict.verdict, verdict.ticket_url, issue], ['product_bug', null, null]);
  });

test('a tracker that fails leaves the last known state, and says so', async () => {
  const { user, testId, id } = await openCompany('linear');
  await create(user, id);
  await age(6);
  tracker.outage = { status: 200, body: { errors: [{ message: 'Entity not found: Issue' }] } };
  await verdictOf(user, id);
  await refreshed();
  const { issue } = await verdictOf(user, id);
  assert.deepEqual(
    [issue.status, issue.problem],
    ['Todo', 'Linear does not find the issue ENG-1, or these credentials may not see it.'],
  );

  // The lists show the same.
  await user.put(`/test_run/${id}/verdict`, {
    verdict: 'product_bug',
    ticket_url: issue.url,
    assignee_id: user.userId,
  });
  const mine = (await user.get('/test_run/to_review?list=mine')).body.failures[0].newest;
  assert.deepEqual(mine.issue, issue);
  const { test_run: run } = (await user.get(`/test_run/${await fail(user, testId)}`)).body;
  const items = (await user.get(`/test_group_run/${run.test_group_run_id}`)).body.test_runs;
  assert.deepEqual(items[0].issue, issue);

  await user.delete('/company/issue_tracker');
  await age(6);
  await verdictOf(user, id);
  await refreshed();
  const now = await verdictOf(user, id);
  assert.deepEqual(
    [now.issue.problem, now.issue_tracker],
    ['Its issue tracker is not set up any more.', null],
  );
});

test('what cannot be done is refused with the reason', async () => {
  const { user, testId, id } = await openCompany('jira');
  const viewer = await api.newMember(user.companyId, 'viewer');
  const stranger = await api.newCompany();
  const unjudged = await fail(stranger, await createTest(stranger, 'Pay'));
  const refused: [reply: ReturnType<typeof create>, status: number, code: string][] = [
    [create(viewer, id), 403, 'role_required'],
    [create(stranger, id), 404, 'not_found'],
    [create(stranger, unjudged), 422, 'no_verdict'],
    [link(user, id, 'the bug'), 422, 'no_issue'],
    [link(user, id, 'SHOP-99'), 422, 'issue_tracker_failed'],
    [link(stranger, unjudged, 'SHOP-1'), 422, 'no_issue'],
    [stranger.post('/company/issue_tracker/test'), 404, 'not_found'],
  ];
  for (const [reply, status, code] of refused) {
    const { status: got, body } = await reply;
    assert.deepEqual([got, body.code], [status, code]);
  }
  await user.delete(`/test_run/${id}/verdict`);
  assert.equal((await create(user, await fail(user, testId))).body.code, 'no_verdict');
});

async function problemsOf(user: SignedIn, kind: TrackerKind, changes: object) {
  const { status, body } = await setUp(user, kind, changes);
  return [status, ...Object.keys(body.fields ?? {})];
}

test('the token stays on the server, and goes to no site that it was not entered for', async () => {
  const { user } = await openCompany('jira');
  const viewer = await api.newMember(user.companyId, 'viewer');
  assert.deepEqual((await viewer.get('/company/issue_tracker')).body.issue_tracker, {
    ...SETTINGS.jira,
    site: tracker.site,
    has_token: true,
  });
  assert.equal((await setUp(viewer, 'jira')).status, 403);
  assert.deepEqual(await problemsOf(user, 'jira', { site: 'https://127.0.0.1:9' }), [422, 'site']);
  for (const address of [
    'ada:secret@acme.example',
    'acme.example/jira',
    'acme.example/?a=b',
    'acme.example#a',
  ])
    assert.deepEqual(await problemsOf(user, 'jira', { site: `https://${address}` }), [400, 'site'], address);
  assert.deepEqual(await problemsOf(user, 'jira', { site: 'https://example.com', token: undefined }), [
    422,
    'token',
  ]);
  assert.deepEqual(await problemsOf(user, 'jira', { email: null }), [400, 'email']);
  assert.deepEqual(await problemsOf(user, 'github', { project: 'shop' }), [400, 'project']);
  assert.equal((await setUp(user, 'jira', { site: `${tracker.site}/`, token: undefined })).status, 200);
  assert.equal((await user.post('/company/issue_tracker/test')).body.is_working, true);

  const events = (await user.get('/audit_events?subject_type=issue_tracker')).text;
  assert.match(events, /issue_tracker\.set/);
  for (const text of [events, logged, (await user.get('/company/issue_tracker')).text])
    assert.ok(!text.includes(TOKEN));
  const stored = await pool.query('select token_encrypted from issue_trackers');
  assert.ok(!JSON.stringify(stored.rows).includes(TOKEN));
});

test('without a token the GitHub App is used, if it may write issues in the repository', async () => {
  const installation = github.install();
  const { user } = await connectInstallation(api, installation);
  const project = `${installation.login}/repo-1`;
  const site = github.settings.apiUrl;
  assert.equal((await setUp(user, 'github', { project, site, token: null })).status, 200);
  const check = async () => (await user.post('/company/issue_tracker/test')).body.message;
  assert.match(await check(), /^The GitHub App cannot write issues in acme-\d+\/repo-1 now\./);
  // A right that is granted counts at once. The token opens nothing else.
  installation.mayWriteIssues = true;
  assert.doesNotMatch(await check(), /^The GitHub App cannot/);
  assert.deepEqual([...github.limits.values()].at(-1), {
    repositories: ['repo-1'],
    permissions: { issues: 'write' },
  });
  // It goes to GitHub only.
  await setUp(user, 'github', { project, token: null });
  assert.match(await check(), /^The GitHub App cannot/);
  assert.deepEqual(tracker.requests, []);
});
