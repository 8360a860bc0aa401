import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();

async function save(user: Client, name: string, isShared: boolean, query = 'status=failure') {
  const reply = await user.post('/saved_views', { name, query, is_shared: isShared });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.saved_view as { id: number };
}

async function names(user: Client): Promise<string[]> {
  const { saved_views: views } = (await user.get('/saved_views')).body;
  return views.map(({ name }: { name: string }) => name);
}

test('own views are seen by the person, shared ones by the company, by name', async () => {
  const owner = await api.newCompany();
  const editor = await api.newMember(owner.companyId, 'editor');
  const others = await api.newCompany();
  const own = await save(owner, 'Mine', false);
  const shared = await save(owner, 'All red', true, 'status=failure&branch=feature%2Fx&text=no+button');
  await save(editor, 'Theirs', false);
  assert.deepEqual(await names(owner), ['All red', 'Mine']);
  assert.deepEqual(await names(editor), ['All red', 'Theirs']);
  assert.deepEqual(await names(others), []);
  assert.deepEqual((await editor.get('/saved_views')).body.saved_views[0], {
    id: shared.id,
    list: 'runs',
    name: 'All red',
    is_shared: true,
    query: 'status=failure&branch=feature%2Fx&text=no+button',
  });

  for (const client of [editor, others]) {
    assert.equal((await client.put(`/saved_views/${own.id}`, { name: 'Taken' })).status, 404);
    assert.equal((await client.delete(`/saved_views/${own.id}`)).status, 404);
  }
  assert.equal((await others.delete(`/saved_views/${shared.id}`)).status, 404);
  const renamed = await editor.put(`/saved_views/${shared.id}`, { name: ' Red ' });
  assert.equal(renamed.body.saved_view.name, 'Red');
  assert.equal((await owner.delete(`/saved_views/${own.id}`)).status, 204);
  assert.deepEqual(await names(owner), ['Red']);
  assert.equal((await editor.delete(`/saved_views/${shared.id}`)).status, 204);
  assert.deepEqual(await names(owner), []);

  const events = (await owner.get('/audit_events?subject_type=saved_view')).body.audit_events;
  assert.deepEqual(
    events.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
    [
      ['saved_view.deleted', 'Red'],
      ['saved_view.updated', 'Red'],
      ['saved_view.created', 'All red'],
    ],
  );
});

test('a view belongs to the list of runs or to that of tests', async () => {
  const owner = await api.newCompany();
  const view = { name: 'Red', query: 'status=failure', is_shared: false };
  const { saved_view: ofTests } = (await owner.post('/saved_views', { ...view, list: 'tests' })).body;
  assert.equal(ofTests.list, 'tests');
  const renamed = await owner.put(`/saved_views/${ofTests.id}`, { name: 'All red' });
  assert.equal(renamed.body.saved_view.list, 'tests');
  assert.deepEqual((await owner.get('/saved_views')).body.saved_views, [{ ...ofTests, name: 'All red' }]);
  assert.equal((await owner.post('/saved_views', { ...view, list: 'modules' })).status, 400);
});

test('a viewer opens views and saves none; what is no query of an address is refused', async () => {
  const owner = await api.newCompany();
  const viewer = await api.newMember(owner.companyId, 'viewer');
  await save(owner, 'Red', true);
  assert.deepEqual(await names(viewer), ['Red']);
  const body = { name: 'Mine', query: 'status=failure', is_shared: false };
  assert.equal((await viewer.post('/saved_views', body)).status, 403);
  for (const query of ['', '//elsewhere.example', 'a b', 'status=<b>'])
    assert.equal((await owner.post('/saved_views', { ...body, query })).status, 400, query);
  assert.equal((await owner.post('/saved_views', { ...body, name: ' ' })).status, 400);
});

test('there is a limit', async () => {
  const owner = await api.newCompany();
  for (let n = 0; n < 100; n += 1) await save(owner, `View ${n}`, n % 2 === 0);
  const reply = await owner.post('/saved_views', { name: 'More', query: 'tag=a', is_shared: false });
  assert.deepEqual([reply.status, reply.body.code], [422, 'too_many_saved_views']);
});

test('own views go with the account, shared ones stay; the export of the account has the own ones', async () => {
  const owner = await api.newCompany();
  const editor = await api.newMember(owner.companyId, 'editor');
  await save(editor, 'Mine', false);
  await save(editor, 'Ours', true);
  const { created } = (await editor.get('/account/export')).body;
  const kinds = created.map(({ kind, title }: { kind: string; title: string }) => [kind, title]);
  assert.deepEqual(kinds, [['saved view', 'Mine']]);
  await api.platform.database.pool.query('delete from users where id = $1', [editor.userId]);
  assert.deepEqual(await names(owner), ['Ours']);
  const { rows } = await api.platform.database.pool.query(
    'select name from saved_views where company_id = $1',
    [owner.companyId],
  );
  assert.deepEqual(rows, [{ name: 'Ours' }]);
});
