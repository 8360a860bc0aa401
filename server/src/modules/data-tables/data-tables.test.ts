import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { blueprintTables } from './tables.ts';
import { createModule, createTest } from '../runs/testing/run-tools.ts';

const api = await openTestApi();
const path = (id: number) => `/test_blueprint/${id}/table`;

const plain = (...names: string[]) => names.map((name) => ({ name, is_secret: false }));
const secret = (name: string) => ({ name, is_secret: true });
const row = (cells: (string | null)[], previous?: number) => ({ cells, previous });

/** What is stored, secrets too. */
const storedOf = async (id: number) =>
  (await api.services.dataTables.tablesOf(api.platform.database.queries, [id])).get(id)?.rows;

async function save(user: Client, id: number, columns: object[], rows: object[], base?: string | null) {
  const reply = await user.put(path(id), { columns, rows, base });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.table;
}

test('a table is stored with its test, encrypted, and secrets are never given out again', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Sign in');
  assert.deepEqual((await user.get(path(id))).body, { table: null });
  const columns = [...plain('user'), secret('password')];
  const saved = await save(user, id, columns, [row(['anna\r\nmaria', 'hunter22']), row(['bob', ''])]);
  assert.deepEqual([saved.columns, saved.rows], [columns, [['anna\nmaria', null], ['bob', null]]]); // prettier-ignore
  assert.deepEqual((await user.get(path(id))).body.table, saved);
  assert.deepEqual(await storedOf(id), [['anna\nmaria', 'hunter22'], ['bob', '']]); // prettier-ignore
  const atRest = await api.platform.database.queries.select().from(blueprintTables);
  assert.ok(!/anna|hunter22/.test(JSON.stringify(atRest)));
  const listed = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.equal(listed[0].table_rows, 2);
  assert.equal((await user.delete(path(id))).status, 204);
  assert.deepEqual((await user.get(path(id))).body, { table: null });
});

test('secrets that a save does not send are kept, where rows move and columns get other names', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Sign in');
  const columns = [...plain('user'), secret('password')];
  await save(user, id, columns, [row(['anna', 'first-secret']), row(['bob', 'second-secret'])]);
  const renamed = [{ ...secret('pass'), previous: 'password' }, ...plain('user')];
  await save(user, id, renamed, [
    row([null, 'bob'], 1),
    row(['third-secret', 'carol']),
    row([null, 'anna'], 0),
  ]);
  assert.deepEqual(await storedOf(id), [
    ['second-secret', 'bob'],
    ['third-secret', 'carol'],
    ['first-secret', 'anna'],
  ]);
});

test('a secret column that is made readable does not give its values away', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Sign in');
  await save(user, id, [secret('password')], [row(['first-secret'])]);
  const refused = await user.put(path(id), { columns: plain('password'), rows: [row([null], 0)] });
  assert.equal(refused.status, 422);
  assert.equal(refused.body.error, 'Row 1, column "password": The value is missing.');
  const unknown = await user.put(path(id), { columns: [secret('password')], rows: [row([null])] });
  assert.equal(unknown.body.error, 'Row 1, column "password": Enter the value: there is no stored one.');
});

test('what cannot be stored is refused with its row and column', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Sign in');
  const refused: [columns: object[], rows: object[], error: string][] = [
    [plain('user', 'User'), [], 'Two columns are called "User".'],
    [plain('inbox'), [], '"inbox" is reserved. Choose another name for the column.'],
    [plain('__proto__'), [], '"__proto__" is reserved. Choose another name for the column.'],
    [
      plain('first name'),
      [],
      '"first name" is no name for a column: it has letters, digits and underscores, and does not begin with a digit.',
    ],
    [plain('a'), [row(['1']), row(['1', '2'])], 'Row 2: The row has 2 cells, but there are 1 columns.'],
    [plain('a', 'b'), [row(['', ''])], 'Row 1: The row is empty.'],
    [plain('a'), [row(['x'.repeat(4001)])], 'Row 1, column "a": A cell has at most 4,000 characters.'],
    [plain('a'), [row(['\u0000'])], 'Row 1, column "a": The text holds characters that cannot be stored.'],
    [
      [secret('pin')],
      [row(['1234']), row(['12'])],
      'Row 2, column "pin": A secret has at least 4 characters: a shorter one could not be hidden in results.',
    ],
    [
      plain('a'),
      Array.from({ length: 501 }, () => row(['x'])),
      'The table has 501 rows. A table has at most 500.',
    ],
    [
      plain('a'),
      Array.from({ length: 300 }, () => row(['x'.repeat(3900)])),
      'The table is larger than 1 MB.',
    ],
    [
      plain(...Array.from({ length: 51 }, (_, index) => `c${index}`)),
      [],
      'The table has 51 columns. A table has at most 50.',
    ],
  ];
  for (const [columns, rows, error] of refused) {
    const reply = await user.put(path(id), { columns, rows });
    assert.deepEqual([reply.status, reply.body.code, reply.body.error], [422, 'invalid_table', error]);
  }
  const { problems } = (await user.put(path(id), { columns: plain('a'), rows: [row(['x'.repeat(4001)])] }))
    .body;
  assert.deepEqual(problems, [{ row: 0, column: 0, message: 'A cell has at most 4,000 characters.' }]);
  assert.equal(await storedOf(id), undefined);
});

test('a table that somebody else has saved meanwhile is not overwritten', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const first = await save(user, id, plain('a'), [row(['1'])], null);
  await save(user, id, plain('a'), [row(['2'])], first.updated_at);
  for (const base of [first.updated_at, null]) {
    const reply = await user.put(path(id), { columns: plain('a'), rows: [row(['3'])], base });
    assert.deepEqual([reply.status, reply.body.code], [409, 'table_conflict']);
  }
  assert.deepEqual(await storedOf(id), [['2']]);
});

test('only tests of the own company have a table', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  const id = await createTest(user, 'Buy');
  await save(user, id, plain('a'), [row(['1'])]);
  const body = { columns: plain('a'), rows: [row(['2'])] };
  const asOther = [await other.get(path(id)), await other.put(path(id), body), await other.delete(path(id))];
  assert.deepEqual(asOther.map(({ status }) => status), [404, 404, 404]); // prettier-ignore
  assert.deepEqual(await storedOf(id), [['1']]);
  const module = await createModule(user, 'Go back');
  assert.equal((await user.put(path(module), body)).body.code, 'not_a_test');
});

test('a copy of a test has its table, secrets included, and a deleted test has none', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  await save(user, id, [secret('card')], [row(['4242-4242'])]);
  const copy: number = (await user.post(`/test_blueprint/duplicate/${id}`)).body.test_blueprint.id;
  assert.deepEqual(await storedOf(copy), [['4242-4242']]);
  await user.delete(`/test_blueprint/delete/${id}`);
  assert.equal(await storedOf(id), undefined);
  assert.deepEqual(await storedOf(copy), [['4242-4242']]);
});

test('a table without columns is none', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  await save(user, id, plain('a'), [row(['1'])]);
  assert.equal(await save(user, id, [], []), null);
});
