import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasRole, type Role } from 'shared/constants';
import { requiredRoles } from '../../server/src/platform/http/required-roles.ts';
import { openTestApi, type Client, type Reply } from '../../server/src/testing/test-api.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { findIdLocations, type IdLocation } from './id-locations.ts';
import { keepLiveSessions, registerLiveWorker } from './live-worker.ts';
import { nameOf, readOperations, routeOf, type Operation } from './operations.ts';

const api = await openTestApi();
await registerLiveWorker(api.platform.database);
const operations = readOperations((await api.as().get('/openapi.json')).body);
const guarded = operations.filter(({ isGuarded }) => isGuarded);
const [own, foreign] = [await newFixtures('of mine'), await newFixtures('of another')];
const me = api.as(own.token);
const roles = ['viewer', 'editor'] as const;
const colleagues = await Promise.all(
  roles.map(async (role) => ({ role, client: await api.newMember(Number(own.known['company_id']), role) })),
);
const NO_LOCATION: IdLocation = { in: 'query', name: '' };

const actStep = { type: 'act', action: 'Click Buy' };
const moduleStep = { type: 'module', action: '', test_blueprint_module_id: 0 };
const blueprint = {
  title: 'Test',
  type: 'integration',
  starting_url: 'http://localhost/',
  file: { s3_key: own.known['s3_key'], file_name: 'a.csv', file_size: 7 },
  steps: [{ ...actStep, step_number: 1 }],
};
const simulation = { steps: [actStep], starting_url: 'http://localhost/', file_name: 'a.csv' };

const environment = { name: 'Staging', base_url: null, headers: [], http_authentication: null };

const route = {
  suite_ids: [],
  environment_ids: [],
  branch: null,
  started_by: [],
  emails: ['ops@example.com'],
  slack_webhook: null,
  slack_channel: '',
  uses_webhook: false,
  only_changes: false,
  after_failures: 1,
  also_general: false,
};

/** Bodies that are valid except for the reference that is inserted. */
const BODIES: Record<string, object> = {
  'POST /test_blueprint/create': blueprint,
  'PUT /test_blueprint/update/{id}': blueprint,
  'POST /test_blueprint/move': {
    test_blueprint_ids: own.known['test_blueprint_ids'],
    test_blueprint_category_id: null,
  },
  'POST /test_blueprint/delete_many': {},
  'PUT /test_blueprint/{id}/plan': { entries: [] },
  'POST /test_blueprint/{id}/plan/forget': { entry_ids: own.known['entry_ids'] },
  'POST /plan_proposals/accept': {},
  'POST /plan_proposals/dismiss': {},
  'POST /test_blueprint_category/create': { name: 'Suite' },
  'PUT /test_blueprint_category/update/{id}': { name: 'Suite', schedule_config: { schedule_enabled: false } },
  'POST /test_group_run/trigger_run': {},
  'POST /test_group_run/{id}/rerun': { only: 'all' },
  'POST /simulate': simulation,
  'POST /simulate/starting_page': { starting_url: 'http://localhost/' },
  'POST /live': { starting_url: 'http://localhost/' },
  'POST /live/{id}/tickets': { role: 'watch' },
  'PUT /members/{id}': { role: 'owner' },
  'POST /account/switch_company': {},
  'PUT /sso': {
    issuer: 'https://idp.example',
    client_id: 'steplight',
    client_secret: 'secret',
    is_enabled: true,
    is_required: false,
    break_glass_user_id: null,
    role_claim: null,
    role_values: { owner: [], editor: [], viewer: [] },
    default_role: 'viewer',
  },
  'POST /company/notification-routes': route,
  'PUT /company/notification-routes/{id}': route,
  'PUT /account/notifications': { kinds: [], suite_ids: null, digest: null, time_zone: 'UTC' },
  'PUT /company/variables/{name}': { value: 'mine', is_secret: false },
  'POST /environments': environment,
  'PUT /environments/{id}': environment,
  'PUT /environments/{id}/variables/{name}': { value: 'mine', is_secret: false },
  'PUT /test_blueprint/{id}/table': { columns: [{ name: 'word', is_secret: false }], rows: [], base: null },
  'PUT /test_blueprint/{id}/quarantine': { reason: 'Flaky' },
  'POST /comments': { text: 'Hello' },
  'PUT /comments/{id}': { text: 'Hello' },
  'PUT /saved_views/{id}': { name: 'Mine' },
  'POST /share_links': {},
  'PUT /test_run/{id}/verdict': { verdict: 'unknown' },
  'POST /test_run/{id}/issue': { title: 'No button', text: '' },
  'POST /visual_checks/{id}/accept': {},
  'POST /test_run/{id}/visual_checks/accept_all': {},
  'POST /test_group_run/{id}/visual_checks/accept_all': {},
};

/** What a query needs beside the reference. */
const QUERIES: Record<string, string> = { 'GET /account/company_of': '&kind=suite' };

/** What is another's is not there: 404. A reference inside of what is saved is the error of its field: 422. Here it is otherwise. */
const STATUSES: Record<string, number> = {
  'POST /test_blueprint/move test_blueprint_ids': 404,
  'POST /test_blueprint/delete_many test_blueprint_ids': 404,
  'POST /account/switch_company company_id': 404,
  'POST /share_links test_group_run_id': 404,
  'POST /share_links test_run_id': 404,
  'POST /test_group_run/{id}/rerun test_run_id': 404,
  'POST /test_group_run/trigger_run test_blueprint_ids': 404,
  'POST /test_group_run/trigger_run test_blueprint_category_id': 404,
  'POST /comments test_group_run_id': 404,
  'POST /comments test_run_id': 404,
  'POST /comments test_blueprint_id': 404,
  // It names nothing to comment on.
  'POST /comments mentioned_user_ids': 400,
  // Says `not_found` in its status.
  'GET /simulate/{id}/status id': 200,
  // Lists that leave out what is another's.
  'GET /test_group_run/list before': 200,
  'GET /audit_events before': 200,
  'GET /test_run/to_review before': 200,
  'GET /account/sessions before': 200,
  'GET /test_run/to_review test_group_run_id': 200,
  'GET /test_blueprint/histories ids': 200,
  'GET /live blueprint_id': 200,
  'GET /plan_proposals test_run_id': 200,
  // Looks in other companies of the person only.
  'GET /account/company_of id': 200,
  // Pass over what is another's.
  'PUT /comments/{id} mentioned_user_ids': 200,
  'POST /test_blueprint/{id}/plan/forget entry_ids': 200,
  'PUT /test_blueprint/update/{id} steps.0.id': 200,
  'POST /plan_proposals/accept ids': 200,
  'POST /plan_proposals/dismiss ids': 200,
  // Asks for a ticket, not for a token.
  'GET /live/{id}/socket id': 401,
  // Numbers of versions, not ids.
  'GET /test_blueprint/{id}/versions before': 200,
  // Creates a variable of the caller's company.
  'PUT /company/variables/{name} name': 200,
  'PUT /environments/{id}/variables/{name} name': 200,
};

/** Where a colleague of the person whose data are used as the own ones gets another answer. */
const OF_COLLEAGUES: Record<string, number> = {
  // Only who wrote a comment changes it.
  'PUT /comments/{id} mentioned_user_ids': 403,
};

const rolesByRoute: Record<string, Role> = requiredRoles;

/** Routes without sign-in. */
const OPEN =
  /^(GET \/health\/|POST \/auth\/|GET \/auth\/sso\/callback$|POST \/github\/webhook$|GET \/openapi\.json$|GET \/ci\/|(GET|POST) \/invitation(\/accept)?$)/;
/** Routes whose addresses carry their own permission. */
const SIGNED = /^(GET \/artifacts|PUT \/uploads|GET \/mails|(GET|POST) \/(shared|notification_mails))\//;

test('every route asks who calls, but for those that are named here', async () => {
  for (const operation of operations) {
    const name = nameOf(operation);
    assert.equal(operation.isGuarded, !OPEN.test(name) && !SIGNED.test(name), name);
    if (!operation.isGuarded) continue;
    const [location] = findIdLocations(operation);
    const reply = await call(api.as(), operation, location ?? NO_LOCATION, own);
    assert.equal(reply.status, 401, name);
  }
});

test('a reference to data of another company is answered like one to missing data', async () => {
  await keepLiveSessions(api.platform.database);
  const before = await everythingOf(foreign);
  // Those that delete come first: what others make may have the same name.
  for (const operation of guarded.toSorted((one, other) => one.method.localeCompare(other.method)))
    for (const location of findIdLocations(operation)) {
      const name = `${nameOf(operation)} ${location.name}`;
      const reply = await call(me, operation, location, foreign);
      const unknown = await call(me, operation, location, undefined);
      const wanted = STATUSES[name] ?? (location.in === 'body' ? 422 : 404);
      assert.equal(reply.status, wanted, `${name}: ${reply.text}`);
      if (wanted !== 200) assert.equal(anonymous(reply.text), anonymous(unknown.text), name);
      assert.ok(!reply.text.includes('of another'), `${name} exposes the other company: ${reply.text}`);
      for (const { role, client } of colleagues) {
        const { status, text } = await call(client, operation, location, foreign);
        // The socket asks for a ticket, not for a role.
        const isAllowed = hasRole(role, rolesByRoute[routeOf(operation)] ?? 'viewer');
        assert.equal(
          status,
          isAllowed ? (OF_COLLEAGUES[name] ?? wanted) : 403,
          `${name} by ${role}: ${text}`,
        );
        assert.ok(!text.includes('of another'), `${name} exposes the other company to ${role}: ${text}`);
      }
    }
  assert.deepEqual(await everythingOf(foreign), before, 'nothing of the other company has changed');
});

/** Without the id or name that the reply repeats. */
const anonymous = (text: string) => text.replace(/ (\d+|user_of_\d+|unknown_name) /, ' … ');

/** Reports tell how long a run takes by now, which is never the same twice. */
const REPORT = /\/(junit|ctrf|summary|comment)$/;
/** Some of what is read is recorded there, as an export. */
const AUDIT = /^\/audit_events/;

/** What the company itself sees by every route that only reads. */
async function everythingOf(fixtures: Fixtures): Promise<[name: string, text: string][]> {
  const client = api.as(fixtures.token);
  const seen: [string, string][] = [];
  for (const operation of guarded.filter(
    ({ method, path }) => method === 'GET' && !REPORT.test(path) && !AUDIT.test(path),
  )) {
    const { text } = await call(
      client,
      operation,
      findIdLocations(operation)[0] ?? NO_LOCATION,
      fixtures,
      fixtures,
    );
    // Signed addresses and the last use of a session differ from minute to minute.
    const isTimed = /(expires|signature)=[^"&]*|"last_seen_at":"[^"]*"/g;
    seen.push([nameOf(operation), text.replace(isTimed, '')]);
  }
  return seen;
}

/** A company whose data are recognisable by their title. */
async function newFixtures(title: string): Promise<Fixtures> {
  return createFixtures(api.services, api.platform.storage, title);
}

/** The request with a reference from these fixtures at the location (undefined: a reference to missing data), and with own references elsewhere. */
async function call(
  client: Client,
  operation: Operation,
  location: IdLocation,
  fixtures: Fixtures | undefined,
  rest = own,
): Promise<Reply> {
  const { method, path } = operation;
  const [, head = ''] = path.split('/');
  const of = (from: Fixtures, name: string) => (name === 'id' ? from.ids[head] : from.known[name]);
  const given = (name: string) => (fixtures ? of(fixtures, name) : unknownLike(of(own, name)));
  const isLocation = (kind: string, name: string) => location.in === kind && location.name === name;
  let url = path.replace(/\{(\w+)\}/g, (_text, name: string) =>
    String(isLocation('path', name) ? given(name) : of(rest, name)),
  );
  if (location.in === 'query' && location.name !== '')
    url += `?${location.name}=${String(given(location.name))}${QUERIES[nameOf(operation)] ?? ''}`;
  if (method === 'GET') return client.get(url);
  if (method === 'DELETE') return client.delete(url);
  const body = bodyOf(operation, location, given);
  return method === 'PUT' ? client.put(url, body) : client.post(url, body);
}

function bodyOf(
  operation: Operation,
  location: IdLocation,
  given: (name: string) => unknown,
): object | undefined {
  const name = nameOf(operation);
  if (!operation.body || location === NO_LOCATION) return undefined;
  const body = BODIES[name];
  assert.ok(body, `Add a valid body of ${name}.`);
  if (location.in !== 'body') return body;
  const way = location.name.split('.');
  // In an address, `ids` are those of tests.
  const field = (way.at(-1) ?? '').replace(/^ids$/, 'proposal_ids');
  const steps = name === 'POST /simulate' ? [moduleStep] : [{ ...moduleStep, step_number: 1 }];
  return replaceAt(field === 'test_blueprint_module_id' ? { ...body, steps } : body, way, given(field));
}

function replaceAt(value: unknown, [first = '', ...rest]: string[], item: unknown): object {
  const inner = (value as Record<string, unknown>)[first];
  const replaced = rest.length === 0 ? item : replaceAt(inner, rest, item);
  if (Array.isArray(value))
    return value.map((old, index) => (String(index) === first ? replaced : (old as unknown)));
  return { ...(value as object), [first]: replaced };
}

/** Of the same kind, but no one's. */
function unknownLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unknownLike);
  if (typeof value === 'number') return 2_000_000_000;
  const text = String(value);
  if (/^\d+$/.test(text)) return '2000000000';
  if (text === own.known['name']) return 'unknown_name';
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '00000000-0000-4000-8000-000000000000');
}
