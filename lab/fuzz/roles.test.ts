import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasRole, type Role } from 'shared/constants';
import { requiredRoles } from '../../server/src/platform/http/required-roles.ts';
import { openTestApi, type Client } from '../../server/src/testing/test-api.ts';
import { nameOf, readOperations, routeOf, type Operation } from './operations.ts';

const api = await openTestApi();
const operations = readOperations((await api.as().get('/openapi.json')).body);
const guarded = operations.filter(({ isGuarded, path }) => isGuarded && path !== '/live/{id}/socket');
/** Ends the membership of its caller, or the key of the company, where it is allowed. */
const LAST = /\/(leave_company|api-key)$/;

const owner = await api.newCompany();
const { company } = (await owner.get('/company/me')).body;
const editor = await api.newMember(owner.companyId, 'editor');
const viewer = await api.newMember(owner.companyId, 'viewer');
const bySso = await api.services.auth.openSsoSession(
  await api.newMember(owner.companyId, 'editor'),
  '127.0.0.1',
);

async function newKey(role: 'viewer' | 'editor', name: string): Promise<Client> {
  const { body } = await owner.post('/api_keys', { name, role, expires_at: null });
  return api.as(body.api_key.secret);
}

const expired = await newKey('editor', 'Expired');
await api.platform.database.pool.query(
  "update api_keys set expires_at = now() - interval '1 day' where name = 'Expired'",
);

/** `null`: none is accepted. `isKey`: only routes that take keys answer. */
interface Caller {
  name: string;
  client: Client;
  role: Role | null;
  isKey?: boolean;
}

const CALLERS: Caller[] = [
  { name: 'no session', client: api.as(), role: null },
  { name: 'a viewer', client: viewer, role: 'viewer' },
  { name: 'an editor', client: editor, role: 'editor' },
  { name: 'an editor by SSO', client: api.as(bySso?.access_token), role: 'editor' },
  { name: 'an owner', client: owner, role: 'owner' },
  { name: 'the owner of another company', client: await api.newCompany(), role: 'owner' },
  { name: "the company's key", client: api.as(company.api_key), role: 'editor', isKey: true },
  { name: 'a key of an editor', client: await newKey('editor', 'Editor'), role: 'editor', isKey: true },
  { name: 'a key of a viewer', client: await newKey('viewer', 'Viewer'), role: 'viewer', isKey: true },
  { name: 'an expired key', client: expired, role: null, isKey: true },
];

/** A request that ends behind the check of roles: with unknown ids, and with a body that is refused where one is needed. */
function call(client: Client, { method, path }: Operation) {
  const url = path.replace(/\{\w+\}/g, '1999999999');
  if (method === 'GET') return client.get(url);
  if (method === 'DELETE') return client.delete(url);
  return method === 'PUT' ? client.put(url, {}) : client.post(url, {});
}

test('every guarded route is in the table of roles, and the table has no other', () => {
  const described = guarded.map(routeOf);
  assert.deepEqual(Object.keys(requiredRoles).toSorted(), described.toSorted());
});

test('every route answers each role as the table says', async (context) => {
  const roles: Record<string, Role> = requiredRoles;
  for (const operation of guarded.toSorted(
    (one, other) => Number(LAST.test(one.path)) - Number(LAST.test(other.path)),
  ))
    for (const { name, client, role, isKey } of CALLERS) {
      const needed = roles[routeOf(operation)] ?? 'owner';
      const { status, body } = await call(client, operation);
      const about = `${nameOf(operation)} by ${name}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
      // This API follows no changes.
      assert.ok(status < 500 || body?.code === 'no_live_changes', about);
      if (role === null || (isKey && !operation.takesKeys)) assert.equal(status, 401, about);
      else if (hasRole(role, needed)) assert.ok(status !== 401 && body?.code !== 'role_required', about);
      else assert.deepEqual([status, body.code], [403, 'role_required'], about);
    }
  context.diagnostic(`${guarded.length} routes × ${CALLERS.length} callers: each as the table says`);
});
