import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client, type Reply } from '../../server/src/testing/test-api.ts';
import type { World } from './draft-request.ts';
import { findIdPlaces, type IdPlace } from './id-places.ts';
import { nameOf, readOperations, type Operation } from './operations.ts';
import { makeWorld } from './world.ts';

const api = await openTestApi();
const operations = readOperations((await api.as().get('/openapi.json')).body);
const guarded = operations.filter(({ isGuarded }) => isGuarded);
const [own, foreign] = [await newWorld('of mine'), await newWorld('of another')];
const me = api.as(own.token);
const NO_PLACE: IdPlace = { in: 'query', name: '' };

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

/** Bodies that are right but for the one reference that is put into them. */
const BODIES: Record<string, object> = {
  'POST /test_blueprint/create': blueprint,
  'PUT /test_blueprint/update/{id}': blueprint,
  'POST /test_blueprint/move': {
    test_blueprint_ids: own.known['test_blueprint_ids'],
    test_blueprint_category_id: null,
  },
  'POST /test_blueprint/delete_many': {},
  'POST /test_blueprint_category/create': { name: 'Suite' },
  'PUT /test_blueprint_category/update/{id}': { name: 'Suite', schedule_config: { schedule_enabled: false } },
  'POST /test_group_run/trigger_run': {},
  'POST /test_group_run/{id}/rerun': { only: 'all' },
  'POST /simulate': simulation,
  'PUT /company/variables/{name}': { value: 'mine', is_secret: false },
};

/** What is another's is not there: 404. A reference inside of what is saved is the fault of its field: 422. Here it is otherwise. */
const STATUSES: Record<string, number> = {
  'POST /test_blueprint/move test_blueprint_ids': 404,
  'POST /test_blueprint/delete_many test_blueprint_ids': 404,
  'POST /test_group_run/trigger_run test_blueprint_ids': 404,
  'POST /test_group_run/trigger_run test_blueprint_category_id': 404,
  // Says `not_found` in its status.
  'GET /simulate/{id}/status id': 200,
  // Lists that leave out what is another's.
  'GET /test_group_run/list before': 200,
  'GET /test_blueprint/histories ids': 200,
  // Makes a variable of one's own.
  'PUT /company/variables/{name} name': 200,
};

/** Routes for whoever comes. */
const OPEN = /^(GET \/health\/|POST \/auth\/|POST \/github\/webhook$|GET \/openapi\.json$|GET \/ci\/)/;
/** Routes whose addresses carry their own permission. */
const SIGNED = /^(GET \/artifacts|PUT \/uploads)\//;

test('every route asks who calls, but for those that are named here', async () => {
  for (const operation of operations) {
    const name = nameOf(operation);
    assert.equal(operation.isGuarded, !OPEN.test(name) && !SIGNED.test(name), name);
    if (!operation.isGuarded) continue;
    const [place] = findIdPlaces(operation);
    const reply = await call(api.as(), operation, place ?? NO_PLACE, own);
    assert.equal(reply.status, 401, name);
  }
});

test('whatever names a thing of another company gets the answer for a thing that does not exist', async () => {
  const before = await everythingOf(foreign);
  // Those that delete come first: what others make may have the same name.
  for (const operation of guarded.toSorted((one, other) => one.method.localeCompare(other.method)))
    for (const place of findIdPlaces(operation)) {
      const name = `${nameOf(operation)} ${place.name}`;
      const reply = await call(me, operation, place, foreign);
      const unknown = await call(me, operation, place, undefined);
      const wanted = STATUSES[name] ?? (place.in === 'body' ? 422 : 404);
      assert.equal(reply.status, wanted, `${name}: ${reply.text}`);
      if (wanted !== 200) assert.equal(anonymous(reply.text), anonymous(unknown.text), name);
      assert.ok(!reply.text.includes('of another'), `${name} tells of the other: ${reply.text}`);
    }
  assert.deepEqual(await everythingOf(foreign), before, 'nothing of the other company has changed');
});

/** Without the id or the name that the answer repeats. */
const anonymous = (text: string) => text.replace(/ (\d+|user_of_\d+|nobodys) /, ' … ');

/** Reports tell how long a run takes by now, which is never the same twice. */
const REPORT = /\/(junit|ctrf|summary)$/;

/** What the company itself gets to see by every route that only reads. */
async function everythingOf(world: World): Promise<[name: string, text: string][]> {
  const client = api.as(world.token);
  const seen: [string, string][] = [];
  for (const operation of guarded.filter(({ method, path }) => method === 'GET' && !REPORT.test(path))) {
    const { text } = await call(client, operation, findIdPlaces(operation)[0] ?? NO_PLACE, world, world);
    // Signed addresses differ from minute to minute.
    seen.push([nameOf(operation), text.replace(/(expires|signature)=[^"&]*/g, '')]);
  }
  return seen;
}

/** A company whose things have names that tell whose they are. */
async function newWorld(title: string): Promise<World> {
  return makeWorld(api.services, api.platform.storage, title);
}

/** The request with a reference of that world in the one place (undefined: to what does not exist), and with own ones elsewhere. */
async function call(
  client: Client,
  operation: Operation,
  place: IdPlace,
  world: World | undefined,
  rest = own,
): Promise<Reply> {
  const { method, path } = operation;
  const [, head = ''] = path.split('/');
  const of = (from: World, name: string) => (name === 'id' ? from.ids[head] : from.known[name]);
  const given = (name: string) => (world ? of(world, name) : unknownLike(of(own, name)));
  const isPlace = (kind: string, name: string) => place.in === kind && place.name === name;
  let url = path.replace(/\{(\w+)\}/, (_text, name: string) =>
    String(isPlace('path', name) ? given(name) : of(rest, name)),
  );
  if (place.in === 'query' && place.name !== '') url += `?${place.name}=${String(given(place.name))}`;
  if (method === 'GET') return client.get(url);
  if (method === 'DELETE') return client.delete(url);
  const body = bodyOf(operation, place, given);
  return method === 'PUT' ? client.put(url, body) : client.post(url, body);
}

function bodyOf(operation: Operation, place: IdPlace, given: (name: string) => unknown): object | undefined {
  const name = nameOf(operation);
  if (!operation.body || place === NO_PLACE) return undefined;
  const body = BODIES[name];
  assert.ok(body, `Say what a right body of ${name} is.`);
  if (place.in !== 'body') return body;
  const way = place.name.split('.');
  const field = way.at(-1) ?? '';
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

/** Of the same kind, but nobody's. */
function unknownLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unknownLike);
  if (typeof value === 'number') return 2_000_000_000;
  const text = String(value);
  if (/^\d+$/.test(text)) return '2000000000';
  if (text === own.known['name']) return 'nobodys';
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '00000000-0000-4000-8000-000000000000');
}
