import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { createTest, trigger } from '../runs/testing/run-tools.ts';

const api = await openTestApi();

/** A company with one person of each role. */
async function newTeam() {
  const owner = await api.newCompany();
  const { companyId } = owner;
  const [editor, viewer] = [
    await api.newMember(companyId, 'editor'),
    await api.newMember(companyId, 'viewer'),
  ];
  return { companyId, owner, editor, viewer };
}

test('members are listed with their roles to everyone of the company', async () => {
  const { owner, editor, viewer } = await newTeam();
  for (const client of [owner, editor, viewer]) {
    const { members, invitations } = (await client.get('/members')).body;
    assert.deepEqual(
      members.map(({ email, role }: { email: string; role: string }) => [email, role]),
      [
        [owner.email, 'owner'],
        [editor.email, 'editor'],
        [viewer.email, 'viewer'],
      ],
    );
    assert.deepEqual(invitations, []);
  }
});

test('a changed role applies to the next request', async () => {
  const { owner, viewer } = await newTeam();
  const suite = { name: 'Checkout' };
  const refused = await viewer.post('/test_blueprint_category/create', suite);
  assert.equal(refused.status, 403);
  assert.equal(refused.body.code, 'role_required');
  assert.match(refused.body.error, /^Your role is Viewer/);
  const changed = await owner.put(`/members/${viewer.userId}`, { role: 'editor' });
  assert.equal(changed.body.member.role, 'editor');
  assert.equal((await viewer.post('/test_blueprint_category/create', suite)).status, 201);
  const asOwner = await viewer.put(`/members/${owner.userId}`, { role: 'viewer' });
  assert.equal(asOwner.body.error, 'Only owners of the company may do this. Ask one of them.');
});

test('the last owner stays: by another role, by removal, by leaving, and by two who resign at once', async () => {
  const { owner, editor } = await newTeam();
  const replies = [
    await owner.put(`/members/${owner.userId}`, { role: 'editor' }),
    await owner.delete(`/members/${owner.userId}`),
    await owner.post('/account/leave_company'),
  ];
  for (const { status, body } of replies) {
    assert.equal(status, 409);
    assert.equal(body.code, 'last_owner');
  }
  await owner.put(`/members/${editor.userId}`, { role: 'owner' });
  const both = await Promise.all([
    owner.post('/account/leave_company'),
    editor.post('/account/leave_company'),
  ]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 409]);
});

test('a person who is removed is signed out of this company, and signs in to another one', async () => {
  const { owner, editor } = await newTeam();
  const other = await api.newCompany();
  await addToCompany(other, editor.email);
  const there = await signIn(editor.email);
  assert.equal((await there.get('/account')).body.account.company.id, other.companyId);
  assert.equal((await owner.delete(`/members/${editor.userId}`)).status, 204);
  assert.equal((await editor.get('/test_blueprint/list')).status, 401);
  assert.equal((await there.get('/test_blueprint/list')).status, 200);
  await other.delete(`/members/${editor.userId}`);
  const alone = await (await signIn(editor.email)).get('/test_blueprint/list');
  assert.equal(alone.status, 403);
  assert.match(alone.body.error, /^You are not a member of any company any more\./);
});

test('a person with two companies switches between them; the old token is dead', async () => {
  const { editor } = await newTeam();
  const other = await api.newCompany();
  await addToCompany(other, editor.email);
  const { account } = (await editor.get('/account')).body;
  assert.deepEqual(account.companies.map(({ role }: { role: string }) => role).toSorted(), [
    'editor',
    'viewer',
  ]);
  const switched = await editor.post('/account/switch_company', { company_id: other.companyId });
  const there = api.as(switched.body.access_token);
  assert.equal((await there.get('/account')).body.account.role, 'viewer');
  assert.equal((await editor.get('/account')).status, 401);
  const same = await there.post('/account/switch_company', { company_id: other.companyId });
  assert.equal(same.body.access_token, switched.body.access_token);
  const { body: log } = await other.get('/audit_events?action=session.signed_in');
  assert.deepEqual(log.audit_events.map(({ actor, after }: Record<string, unknown>) => [actor, after])[0], [
    editor.email,
    { from_company: editor.companyId },
  ]);
  const foreign = await api.newCompany();
  const refused = await there.post('/account/switch_company', { company_id: foreign.companyId });
  assert.equal(refused.status, 404);
  assert.equal(
    (await signIn(editor.email).then((client) => client.get('/account'))).body.account.role,
    'viewer',
  );
});

test('a link into another company of the person finds it; one of a company of others does not', async () => {
  const { editor } = await newTeam();
  const [other, foreign] = [await api.newCompany(), await api.newCompany()];
  await addToCompany(other, editor.email);
  const companyOf = async (kind: string, id: number) =>
    (await editor.get(`/account/company_of?kind=${kind}&id=${id}`)).body.company;
  for (const [client, found] of [
    [other, other.companyId],
    [foreign, undefined],
    [editor, undefined],
  ] as const) {
    const test = await createTest(client, 'Cart', { starting_url: 'https://shop.example' });
    const { id: run, testRunIds } = await trigger(client, test);
    const suite = await client.post('/test_blueprint_category/create', { name: 'Suite' });
    const suiteId = suite.body.category.id;
    const things = { test, group_run: run, test_run: present(testRunIds[0]), suite: suiteId };
    for (const [kind, id] of Object.entries(things))
      assert.equal((await companyOf(kind, id))?.id, found, `${kind} of ${client.email}`);
  }
  assert.equal(await companyOf('test', 1_999_999_999), null);
  assert.equal((await editor.get('/account/company_of?kind=secret&id=1')).status, 400);
});

test('members of other companies do not exist', async () => {
  const { owner } = await newTeam();
  const foreign = await api.newCompany();
  const changed = await owner.put(`/members/${foreign.userId}`, { role: 'viewer' });
  const missing = await owner.put('/members/1999999999', { role: 'viewer' });
  assert.equal(changed.status, 404);
  assert.deepEqual(changed.body, missing.body);
  assert.equal((await owner.delete(`/members/${foreign.userId}`)).status, 404);
});

test('viewers get neither the key of the company nor its webhooks', async () => {
  const { owner, editor, viewer } = await newTeam();
  const webhook = 'https://hooks.slack.com/services/T00/B00/abcDEF123';
  await owner.put('/company/me', { slack_webhooks: [webhook] });
  const { company: full } = (await editor.get('/company/me')).body;
  assert.match(full.api_key, /^sl_/);
  const shown = await viewer.get('/company/me');
  assert.equal(shown.body.company.api_key, '');
  assert.ok(!shown.text.includes('abcDEF123'));
});

async function signIn(email: string) {
  const { body } = await api.as().post('/auth/login', { email, password: PASSWORD });
  return api.as(body.access_token);
}

async function addToCompany({ companyId }: { companyId: number }, email: string): Promise<void> {
  const { createAccountsService } = await import('../auth/accounts-service.ts');
  const accounts = createAccountsService(api.platform);
  const account = await accounts.find(email);
  assert.ok(account);
  await accounts.addToCompany(account, companyId, 'viewer');
}
