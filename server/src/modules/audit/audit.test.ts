import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentAuditEvent } from 'shared/contract';
import { eventually } from 'test-support';
import { actingAs, OPERATOR } from '../../platform/actor.ts';
import { assertSince } from '../../testing/assert-since.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { createScheduler } from '../../scheduler/scheduler.ts';
import { addMember } from '../auth/auth-repository.ts';
import { openTestApi, PASSWORD, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();
const { services, platform } = api;
const MARKER = 'marker-of-a-secret-4711';

const STEP = { step_number: 1, type: 'act', action: 'Click Buy', use_vision: false, is_disabled: false };
const testBody = (title: string, steps = [STEP]) => ({
  title,
  type: 'integration',
  starting_url: 'http://localhost/shop',
  steps,
});

async function eventsOf(user: Client, query = ''): Promise<SentAuditEvent[]> {
  const { status, body, text } = await user.get(`/audit_events?limit=200${query}`);
  assert.equal(status, 200, text);
  return body.audit_events;
}

/** What the call has added to the log, oldest first. */
async function recorded(user: Client, call: () => Promise<{ status: number; text: string }>) {
  const [newest] = await eventsOf(user);
  const reply = await call();
  assert.ok(reply.status < 300, reply.text);
  const all = await eventsOf(user);
  return all.filter(({ id }) => id > (newest?.id ?? 0)).reverse();
}

const actions = (events: SentAuditEvent[]) => events.map(({ action }) => action);

async function createTest(user: Client, title: string): Promise<number> {
  const { body, text } = await user.post('/test_blueprint/create', testBody(title));
  assert.ok(body.test_blueprint?.id, text);
  return body.test_blueprint.id;
}

test('a change is recorded with its person, address, and what was before and after', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const start = Date.now();
  const [event, ...others] = await recorded(user, () =>
    user.put(`/test_blueprint/update/${id}`, {
      ...testBody('Buy a lamp', [STEP, { ...STEP, step_number: 2, action: 'Click Pay' }]),
      starting_url: `http://ada:${MARKER}@localhost/shop?token=${MARKER}`,
    }),
  );
  assert.deepEqual(others, []);
  const { id: _id, at, actor_id: actorId, ...rest } = event ?? assert.fail('Nothing was recorded.');
  assertSince(start, at);
  assert.equal(typeof actorId, 'number');
  assert.deepEqual(rest, {
    actor: user.email,
    actor_kind: 'person',
    address: '127.0.0.1',
    action: 'test.updated',
    subject_type: 'test',
    subject_id: String(id),
    subject: 'Buy a lamp',
    before: { title: 'Buy', starting_url: 'http://localhost/shop', steps: 1 },
    after: {
      title: 'Buy a lamp',
      starting_url: 'http://localhost/shop?…',
      steps: 2,
      changed_steps: [2],
    },
  });
});

test('a refused change, and one that changes nothing, are not recorded', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const before = await eventsOf(user);
  assert.equal(
    (await user.put(`/test_blueprint/update/${id}`, { ...testBody('B'), version: 99 })).status,
    409,
  );
  assert.equal((await user.put(`/test_blueprint/update/${id}`, testBody('Buy'))).status, 200);
  assert.equal((await user.delete('/test_blueprint/delete/999999')).status, 404);
  assert.deepEqual(await eventsOf(user), before);
});

test('tests and modules: created, duplicated, moved, deleted, and their tables', async () => {
  const user = await api.newCompany();
  const suite = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const suiteId: number = suite.category?.id ?? suite.id;
  const [created] = await recorded(user, () => user.post('/test_blueprint/create', testBody('Buy')));
  assert.deepEqual([created?.action, created?.subject], ['test.created', 'Buy']);
  assert.deepEqual(created?.after, { starting_url: 'http://localhost/shop', steps: 1 });
  const id = Number(created?.subject_id);
  const copies = await recorded(user, () => user.post(`/test_blueprint/duplicate/${id}`));
  assert.deepEqual(actions(copies), ['test.duplicated']);
  assert.equal(copies[0]?.after?.['copy_of'], 'Buy');
  const moved = await recorded(user, () =>
    user.post('/test_blueprint/move', { test_blueprint_ids: [id], test_blueprint_category_id: suiteId }),
  );
  assert.deepEqual(
    moved.map(({ action, before, after }) => [action, before, after]),
    [['test.moved', { suite: null }, { suite: 'Checkout' }]],
  );
  const table = { columns: [{ name: 'user', is_secret: true }], rows: [{ cells: [MARKER] }] };
  const put = await recorded(user, () => user.put(`/test_blueprint/${id}/table`, table));
  assert.deepEqual(
    put.map(({ action, subject, before, after }) => [action, subject, before, after]),
    [['test.table_updated', 'Buy', null, { columns: ['user'], secret_columns: ['user'], rows: 1 }]],
  );
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/test_blueprint/${id}/table`))), [
    'test.table_deleted',
  ]);
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/test_blueprint/delete/${id}`))), [
    'test.deleted',
  ]);
  const module = { title: 'Sign in', type: 'module', steps: [STEP] };
  assert.deepEqual(actions(await recorded(user, () => user.post('/test_blueprint/create', module))), [
    'module.created',
  ]);
});

test('suites and their schedules', async () => {
  const user = await api.newCompany();
  const [created] = await recorded(user, () =>
    user.post('/test_blueprint_category/create', { name: 'Checkout' }),
  );
  assert.equal(created?.action, 'suite.created');
  const id = Number(created?.subject_id);
  const changed = await recorded(user, () =>
    user.put(`/test_blueprint_category/update/${id}`, {
      name: 'Payment',
      schedule_config: {
        schedule_enabled: true,
        schedule_expression: '0 9 * * ? *',
        schedule_timezone: 'UTC',
      },
    }),
  );
  assert.deepEqual(actions(changed), ['suite.updated', 'schedule.updated']);
  assert.deepEqual([changed[0]?.before, changed[0]?.after], [{ name: 'Checkout' }, { name: 'Payment' }]);
  assert.equal(changed[1]?.after?.['enabled'], true);
  assert.deepEqual(
    actions(await recorded(user, () => user.delete(`/test_blueprint_category/delete/${id}`))),
    ['suite.deleted'],
  );
});

test('runs: started and cancelled, by a person and with the API key', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const start = (client: Client) => () =>
    client.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
  const [started] = await recorded(user, start(user));
  assert.deepEqual(
    [started?.action, started?.actor_kind, started?.after?.['tests']],
    ['run.started', 'person', 1],
  );
  const cancelled = await recorded(user, () => user.post(`/test_group_run/${started?.subject_id}/cancel`));
  assert.deepEqual(actions(cancelled), ['run.cancelled']);
  const { company } = (await user.get('/company/me')).body;
  const [byKey] = await recorded(user, start(api.as(company.api_key)));
  assert.deepEqual(
    [byKey?.actor_kind, byKey?.actor_id, byKey?.actor, byKey?.address],
    ['api_key', null, 'API key', '127.0.0.1'],
  );
});

test('variables, environments, notifications, the API key and quarantines', async () => {
  const user = await api.newCompany();
  const secret = { value: MARKER, is_secret: true };
  assert.deepEqual(actions(await recorded(user, () => user.put('/company/variables/password', secret))), [
    'variable.created',
  ]);
  const [updated] = await recorded(user, () => user.put('/company/variables/password', secret));
  assert.deepEqual([updated?.action, updated?.subject], ['variable.updated', 'password']);
  assert.deepEqual(actions(await recorded(user, () => user.delete('/company/variables/password'))), [
    'variable.deleted',
  ]);
  const environment = {
    name: 'Staging',
    base_url: 'https://staging.example.com/',
    headers: [{ name: 'X-Access', value: MARKER }],
    http_authentication: { user: 'ada', password: MARKER },
  };
  const [made] = await recorded(user, () => user.post('/environments', environment));
  assert.equal(made?.action, 'environment.created');
  assert.deepEqual(made?.after, {
    name: 'Staging',
    base_url: 'https://staging.example.com/',
    header_names: ['X-Access'],
    has_http_authentication: true,
    one_run_at_a_time: false,
  });
  const id = Number(made?.subject_id);
  const own = await recorded(user, () => user.put(`/environments/${id}/variables/token`, secret));
  assert.deepEqual(
    [own[0]?.action, own[0]?.after],
    ['environment.variable_created', { variable: 'token', is_secret: true }],
  );
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/environments/${id}/variables/token`))), [
    'environment.variable_deleted',
  ]);
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/environments/${id}`))), [
    'environment.deleted',
  ]);
  const [notified] = await recorded(user, () =>
    user.put('/company/me', {
      email_recipients: ['ops@example.com'],
      slack_webhooks: [`https://hooks.slack.com/services/T0/B0/${MARKER.replaceAll('-', '')}`],
    }),
  );
  assert.deepEqual(
    [notified?.action, notified?.after],
    [
      'notifications.updated',
      { email_recipients: ['ops@example.com'], slack_webhooks: 1, changed_settings: ['slack_webhooks'] },
    ],
  );
  assert.deepEqual(actions(await recorded(user, () => user.post('/company/me/api-key'))), [
    'api_key.regenerated',
  ]);
  const testId = await createTest(user, 'Buy');
  const quarantine = { reason: 'It fails on Mondays.', days: 7 };
  const [set] = await recorded(user, () => user.put(`/test_blueprint/${testId}/quarantine`, quarantine));
  assert.deepEqual([set?.action, set?.subject, set?.after?.['days']], ['quarantine.set', 'Buy', 7]);
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/test_blueprint/${testId}/quarantine`))), [
    'quarantine.removed',
  ]);
});

test('files: pushed, imported and exported', async () => {
  const user = await api.newCompany();
  await createTest(user, 'Buy');
  assert.deepEqual(actions(await recorded(user, () => user.get('/test_files'))), ['export.test_files']);
  assert.deepEqual(actions(await recorded(user, () => user.get('/playwright_export'))), [
    'export.playwright',
  ]);
  const { files } = (await user.get('/test_files')).body;
  const [file] = files;
  const pushed = {
    path: file.path,
    content: file.content.replace('Click Buy', 'Click Pay'),
    base: file.hash,
  };
  const push = (isTrial: boolean) => () =>
    user.post('/test_files/push', { files: [pushed], dry_run: isTrial });
  assert.deepEqual(actions(await recorded(user, push(true))), [], 'a trial run');
  assert.deepEqual(actions(await recorded(user, push(false))), ['test.updated', 'test.pushed']);
  const imported = {
    tests: [
      {
        title: 'Imported',
        type: 'integration',
        starting_url: 'http://localhost/',
        suite_name: null,
        tags: [],
        plan: [],
        steps: [
          { type: 'act', action: 'Click Buy', use_vision: false, is_disabled: false, module_title: null },
        ],
      },
    ],
    variables: [{ name: 'api_token', value: MARKER, is_secret: true }],
  };
  assert.deepEqual(actions(await recorded(user, () => user.post('/imports', imported))), [
    'variable.created',
    'test.created',
    'test.imported',
  ]);
});

test('signing in, failing to, signing out, and a new password', async () => {
  const user = await api.newCompany();
  const { body } = await api.as().post('/auth/login', { email: user.email, password: PASSWORD });
  await api.as().post('/auth/login', { email: user.email, password: MARKER });
  await api.as().post('/auth/login', { email: 'nobody@example.com', password: MARKER });
  await api.as(body.access_token).post('/auth/logout');
  // A failed attempt is recorded after its answer.
  const found = await eventually(async () => {
    const events = await eventsOf(user, '&subject_type=session');
    return events.length >= 4 && events;
  });
  const by = (action: string) => found.filter((event) => event.action === action);
  assert.equal(by('session.signed_in').length, 2);
  const [failed] = by('session.sign_in_failed');
  assert.deepEqual(
    [failed?.actor, failed?.actor_id, failed?.subject, failed?.address, failed?.after],
    ['unknown', null, user.email, '127.0.0.1', { reason: 'wrong_password' }],
  );
  const [out] = by('session.signed_out');
  assert.deepEqual([out?.actor, out?.address], [user.email, '127.0.0.1']);
});

test('a wrong password of someone who is signed in', async () => {
  const user = await api.newCompany();
  assert.equal((await user.post('/account/delete', { password: MARKER })).status, 422);
  const failed = await eventually(async () => {
    const events = await eventsOf(user, '&action=session.sign_in_failed');
    return events.length > 0 && events;
  });
  assert.deepEqual(
    failed.map((event) => [event.actor, event.actor_id, event.after]),
    [[user.email, user.userId, { reason: 'wrong_password' }]],
  );
});

test('named API keys: created, used and revoked', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  let secret = '';
  const [created] = await recorded(user, async () => {
    const reply = await user.post('/api_keys', { name: 'Nightly', role: 'editor', expires_at: null });
    ({ secret } = reply.body.api_key ?? reply.body);
    return reply;
  });
  assert.deepEqual([created?.action, created?.subject], ['api_key.created', 'Nightly']);
  const [started] = await recorded(user, () =>
    api.as(secret).post('/test_group_run/trigger_run', { test_blueprint_ids: [testId] }),
  );
  assert.deepEqual([started?.actor_kind, started?.actor], ['api_key', 'Nightly']);
  const revoked = await recorded(user, () => user.delete(`/api_keys/${created?.subject_id}`));
  assert.deepEqual(
    revoked.map(({ action, subject }) => [action, subject]),
    [['api_key.revoked', 'Nightly']],
  );
});

test('share links: created and revoked once, without their token', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const run = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
  const groupRunId: number = run.body.test_group_run.id;
  const before = await eventsOf(user);
  const shared = await user.post('/share_links', { test_group_run_id: groupRunId, days: 7 });
  const { share_link: link, url } = shared.body;
  for (let times = 0; times < 2; times += 1)
    assert.equal((await user.delete(`/share_links/${link.id}`)).status, 204);
  const events = (await eventsOf(user)).slice(0, -before.length);
  assert.deepEqual(
    events.map(({ action, subject_id }) => [action, subject_id]),
    [
      ['share_link.revoked', String(link.id)],
      ['share_link.created', String(link.id)],
    ],
  );
  const details = { test_group_run: groupRunId, expires_at: link.expires_at };
  assert.deepEqual([events[0]?.before, events[1]?.after], [details, details]);
  assert.ok(!JSON.stringify(events).includes(url.split('/s/')[1]));
});

test('a comment that someone else deletes, without its text', async () => {
  const user = await api.newCompany();
  const author = await api.newMember(user.companyId, 'editor');
  const id = await createTest(user, 'Buy');
  const comment = { test_blueprint_id: id, text: `The password is ${MARKER}`, mentioned_user_ids: [] };
  const [others, own] = [await author.post('/comments', comment), await user.post('/comments', comment)];
  const events = await recorded(user, async () => {
    await user.delete(`/comments/${own.body.comment.id}`);
    return user.delete(`/comments/${others.body.comment.id}`);
  });
  assert.deepEqual(
    events.map(({ action, actor, subject }) => [action, actor, subject]),
    [['comment.deleted', user.email, `Comment of ${author.email}`]],
  );
  assert.equal(events[0]?.before?.['blueprint'], id);
});

test('an account: in each company of its person, without passwords and links', async () => {
  const [first, second] = [await api.newCompany(), await api.newCompany()];
  const person = await api.newMember(first.companyId, 'viewer');
  await addMember(platform.database.queries, {
    companyId: second.companyId,
    userId: person.userId,
    role: 'viewer',
  });
  const newest = await Promise.all([first, second].map(async (user) => (await eventsOf(user))[0]?.id ?? 0));
  const { email } = person;
  const newEmail = `new.${email}`;
  const { access_token: other } = await services.auth.login({ email, password: PASSWORD }, '192.0.2.7');
  for (const reply of [
    await person.put('/account', { name: 'Ada' }),
    await person.put('/account', { name: 'Ada' }),
    await person.delete('/account/sessions'),
    await person.put('/account/password', { current_password: PASSWORD, new_password: MARKER }),
    await person.post('/account/email', { new_email: newEmail, password: MARKER }),
  ])
    assert.ok(reply.status < 300, reply.text);
  assert.equal((await api.as(other).get('/company/me')).status, 401);
  // The old address also gets the notice about the password.
  const sent = [...(await mailsTo(platform, email, 2)), ...(await mailsTo(platform, newEmail, 1))];
  for (const [, token] of sent.join('\n').matchAll(/confirm-email\/([\w-]{43})/g))
    assert.equal((await api.as(token).post('/auth/confirm-email')).status, 200);
  assert.equal((await person.get('/account/export')).status, 200);
  assert.equal((await person.post('/account/delete', { password: MARKER })).status, 204);
  for (const [index, user] of [first, second].entries()) {
    const events = (await eventsOf(user)).filter(
      ({ id, action }) => id > (newest[index] ?? 0) && action !== 'session.signed_in',
    );
    assert.deepEqual(actions(events).reverse(), [
      ...['account.name_changed', 'session.ended', 'account.password_changed'],
      ...['account.email_change_requested', 'account.email_changed', 'export.account', 'account.deleted'],
    ]);
    const names = [email, newEmail].map((address) => `Ada <${address}>`);
    assert.deepEqual(new Set(events.map(({ actor }) => actor)), new Set(names));
    assert.deepEqual(new Set(events.map(({ address }) => address)), new Set(['127.0.0.1']));
    const changed = events.find(({ action }) => action === 'account.email_changed');
    assert.deepEqual([changed?.before, changed?.after], [{ email }, { email: newEmail }]);
    const ended = events.find(({ action }) => action === 'session.ended');
    assert.deepEqual(ended?.before, { addresses: ['192.0.2.7'] });
  }
});

test('members and invitations', async () => {
  const user = await api.newCompany();
  const member = await api.newMember(user.companyId, 'viewer');
  const [changed] = await recorded(user, () => user.put(`/members/${member.userId}`, { role: 'editor' }));
  assert.deepEqual(
    [changed?.action, changed?.subject, changed?.before, changed?.after],
    ['member.role_changed', member.email, { role: 'viewer' }, { role: 'editor' }],
  );
  assert.deepEqual(actions(await recorded(user, () => member.post('/account/leave_company'))), [
    'member.left',
  ]);
  const other = await api.newMember(user.companyId, 'viewer');
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/members/${other.userId}`))), [
    'member.removed',
  ]);
  const [invited] = await recorded(user, () =>
    user.post('/invitations', { email: 'invited@example.com', role: 'viewer' }),
  );
  assert.deepEqual([invited?.action, invited?.subject], ['invitation.created', 'invited@example.com']);
  const id = invited?.subject_id;
  assert.deepEqual(actions(await recorded(user, () => user.post(`/invitations/${id}/resend`))), [
    'invitation.resent',
  ]);
  const link = (await mailsTo(platform, 'invited@example.com', 2)).at(-1) ?? '';
  const token = /invitation\/([\w-]{43})/.exec(link)?.[1];
  const [accepted] = await recorded(user, () =>
    api.as(token).post('/invitation/accept', { new_password: MARKER, name: 'Grace' }),
  );
  assert.deepEqual(
    [accepted?.action, accepted?.actor, accepted?.address],
    ['invitation.accepted', 'Grace <invited@example.com>', '127.0.0.1'],
  );
  await user.post('/invitations', { email: 'other@example.com', role: 'viewer' });
  const { invitations } = (await user.get('/members')).body;
  assert.deepEqual(actions(await recorded(user, () => user.delete(`/invitations/${invitations[0].id}`))), [
    'invitation.deleted',
  ]);
});

test('operators and the scheduler are named', async () => {
  const user = await api.newCompany();
  await actingAs(OPERATOR, () => services.suites.create(user.companyId, { name: 'By hand' }));
  const [event] = await eventsOf(user);
  assert.deepEqual([event?.actor_kind, event?.actor, event?.address], ['operator', 'operator', null]);
  const { id: suiteId } = await services.suites.create(user.companyId, {
    name: 'Nightly',
    schedule_enabled: true,
    schedule_expression: '0 9 * * ? *',
    schedule_timezone: 'UTC',
  });
  const testId = await createTest(user, 'Buy');
  await services.blueprints.move(user.companyId, [testId], suiteId);
  await platform.database.pool.query(
    "update suites set next_fire_at = now() - interval '1 minute' where id = $1",
    [suiteId],
  );
  await createScheduler(services, platform.database, platform.log).startDue();
  const [started] = await eventsOf(user, '&action=run.started');
  assert.deepEqual(
    [started?.actor_kind, started?.actor, started?.subject],
    ['system', 'schedule', 'Nightly'],
  );
});

test('a person is named as then, also after the account has gone or has another name', async () => {
  const user = await api.newCompany();
  await user.post('/test_blueprint_category/create', { name: 'Checkout' });
  const { pool } = platform.database;
  await pool.query("update users set name = 'Ada' where email = $1", [user.email]);
  await user.post('/test_blueprint_category/create', { name: 'Payment' });
  const [second, first] = await eventsOf(user, '&action=suite.created');
  assert.deepEqual([first?.actor, second?.actor], [user.email, `Ada <${user.email}>`]);
  assert.equal((await eventsOf(user, `&actor=${user.email}&action=suite.created`)).length, 2);
});

test('requests at the same time do not mix up their people', async () => {
  const users = await Promise.all([api.newCompany(), api.newCompany(), api.newCompany()]);
  await Promise.all(
    users.flatMap((user) =>
      Array.from({ length: 5 }, (_none, index) =>
        user.post('/test_blueprint_category/create', { name: `Suite ${index}` }),
      ),
    ),
  );
  for (const user of users) {
    const events = await eventsOf(user, '&action=suite.created');
    assert.deepEqual(new Set(events.map(({ actor }) => actor)), new Set([user.email]));
    assert.equal(events.length, 5);
  }
});

test('the log is filtered, and comes in pages, newest first', async () => {
  const user = await api.newCompany();
  for (const name of ['One', 'Two', 'Three']) await user.post('/test_blueprint_category/create', { name });
  const first = (await user.get('/audit_events?action=suite.created&limit=2')).body;
  assert.deepEqual(
    first.audit_events.map(({ subject }: SentAuditEvent) => subject),
    ['Three', 'Two'],
  );
  const rest = (await user.get(`/audit_events?action=suite.created&limit=2&before=${first.next_before}`))
    .body;
  assert.deepEqual(
    [rest.audit_events.map(({ subject }: SentAuditEvent) => subject), rest.next_before],
    [['One'], null],
  );
  assert.equal((await eventsOf(user, `&actor=${user.email.slice(0, 5).toUpperCase()}`)).length > 0, true);
  assert.equal((await eventsOf(user, '&actor=%25')).length, 0, 'a wildcard is a character');
  const later = new Date(Date.now() + 60_000).toISOString();
  assert.equal((await eventsOf(user, `&from=${later}`)).length, 0);
  assert.equal((await eventsOf(user, `&to=${later}`)).length > 0, true);
  assert.equal((await user.get('/audit_events?action=unheard.of')).status, 400);
});

test('only owners read it, each that of the own company', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  await user.post('/test_blueprint_category/create', { name: 'Only mine' });
  const { pool } = platform.database;
  assert.ok(!(await eventsOf(other)).some(({ subject }) => subject === 'Only mine'));
  for (const role of ['editor', 'viewer']) {
    await pool.query('update members set role = $1 where company_id = $2', [role, user.companyId]);
    for (const url of ['/audit_events', '/audit_events/csv']) assert.equal((await user.get(url)).status, 403);
  }
  assert.equal((await api.as().get('/audit_events')).status, 401);
});

test('the CSV has the filtered events, no cell is a formula, and the export is recorded', async () => {
  const user = await api.newCompany();
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', 'Say "hi", please'])
    await user.post('/test_blueprint_category/create', { name });
  const reply = await user.get('/audit_events/csv?action=suite.created');
  assert.equal(reply.status, 200);
  assert.match(String(reply.headers['content-type']), /^text\/csv/);
  assert.match(String(reply.headers['content-disposition']), /attachment/);
  const lines = reply.text.trimEnd().split('\r\n');
  assert.equal(lines.length, 6);
  assert.match(lines[0] ?? '', /^"id","at","actor"/);
  for (const [index, cell] of [`"Say ""hi"", please"`, `"'@SUM(A1)"`, `"'-1"`, `"'+1"`, `"'=1+1"`].entries())
    assert.ok(lines[index + 1]?.includes(`,${cell},`), lines[index + 1]);
  const [event] = await eventsOf(user);
  assert.deepEqual([event?.action, event?.after], ['export.audit_log', { action: 'suite.created' }]);
});

test('a long log is exported as a whole', async () => {
  const user = await api.newCompany();
  await platform.database.pool.query(
    `insert into audit_events (company_id, actor, actor_kind, action, subject_type, subject)
     select $1, 'ada', 'person', 'test.created', 'test', 'Test ' || n from generate_series(1, 2500) n`,
    [user.companyId],
  );
  const { text } = await user.get('/audit_events/csv?action=test.created');
  assert.equal(text.trimEnd().split('\r\n').length, 2501);
});

test('no value of a secret is anywhere in the table', async () => {
  const { rows } = await platform.database.pool.query(
    'select action from audit_events e where to_jsonb(e)::text like $1 or to_jsonb(e)::text like $2',
    [`%${MARKER}%`, `%${MARKER.replaceAll('-', '')}%`],
  );
  assert.deepEqual(rows, []);
});
