import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestFile, TestFileChange } from 'shared/contract';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();

const TEST = '---\nurl: http://localhost:4000/\n---\n\n# Sign in\n\n1. Type "{{user}}" into "Name"\n';
const TABLE = 'user,password (secret)\nanna,(secret)\nbob,(secret)\n';

async function push(user: Client, ...files: Pick<TestFile, 'path' | 'content' | 'hash'>[]) {
  const body = { files: files.map(({ path, content, hash }) => ({ path, content, base: hash || null })) };
  const reply = await user.post('/test_files/push', body);
  assert.equal(reply.status, 200, reply.text);
  return reply.body as { is_done: boolean; changes: TestFileChange[] };
}

const created = (path: string, content: string) => ({ path, content, hash: '' });
const pull = async (user: Client): Promise<TestFile[]> => (await user.get('/test_files')).body.files;
const tableOf = (files: TestFile[]) => present(files.find(({ path }) => path.endsWith('.table.csv')));
const rowsOf = async (id: number | null) =>
  (await api.services.dataTables.tablesOf(api.platform.database.queries, [id ?? 0])).get(id ?? 0)?.rows;

/** A test with secrets that were entered in the editor. */
async function createTest(user: Client): Promise<number> {
  const { is_done, changes } = await push(user, created('a.steps.md', TEST), created('a.table.csv', TABLE));
  assert.deepEqual(
    [is_done, ...changes.map(({ path, change }) => `${path} ${change}`)],
    [true, 'a.steps.md created', 'a.table.csv created'],
  );
  assert.deepEqual(changes[0]?.problems, []);
  const id = present(changes[0]?.test_blueprint_id);
  await user.put(`/test_blueprint/${id}/table`, {
    columns: [
      { name: 'user', is_secret: false },
      { name: 'password', is_secret: true },
    ],
    rows: [{ cells: ['anna', 'anna-secret'] }, { cells: ['bob', 'bob-secret'] }],
  });
  return id;
}

test('a table is a file next to its test, in which secret columns have no values', async () => {
  const user = await api.newCompany();
  const id = await createTest(user);
  const { path, content, test_blueprint_id: owner } = tableOf(await pull(user));
  assert.deepEqual([path, content, owner], ['sign-in.table.csv', TABLE, id]);
});

test('a push keeps the stored secrets of the rows that stay, and leaves a table without a file', async () => {
  const user = await api.newCompany();
  const id = await createTest(user);
  const [steps, table] = await pull(user);
  const edited = { ...present(table), content: 'user,password (secret)\nbob,\n' };
  const { is_done, changes } = await push(user, present(steps), edited);
  const [, change] = changes;
  assert.deepEqual([is_done, change?.change, change?.file?.content], [
    true,
    'updated',
    'user,password (secret)\nbob,(secret)\n',
  ]); // prettier-ignore
  assert.deepEqual(change?.problems, []);
  assert.deepEqual(await rowsOf(id), [['bob', 'bob-secret']]);
  await push(user, present((await pull(user))[0]));
  assert.equal((await rowsOf(id))?.length, 1);
});

test('a cell that a spreadsheet would compute is guarded in the file, and read as it is stored', async () => {
  const user = await api.newCompany();
  const id = await createTest(user);
  await user.put(`/test_blueprint/${id}/table`, {
    columns: [{ name: 'sum', is_secret: false }],
    rows: [{ cells: ['=1+1'] }, { cells: ["'-5"] }],
  });
  const [steps, table] = await pull(user);
  assert.equal(table?.content, "sum\n'=1+1\n''-5\n");
  const { is_done } = await push(user, present(steps), { ...present(table), content: "sum\n'=1+1\n-5\n" });
  assert.ok(is_done);
  assert.deepEqual(await rowsOf(id), [['=1+1'], ['-5']]);
});

test('rows that have secrets only stay', async () => {
  const user = await api.newCompany();
  const id = await createTest(user);
  await user.put(`/test_blueprint/${id}/table`, {
    columns: [{ name: 'password', is_secret: true }],
    rows: [{ cells: ['anna-secret'] }, { cells: ['bob-secret'] }],
  });
  const [steps, table] = await pull(user);
  assert.equal(present(table).content, 'password (secret)\n(secret)\n(secret)\n');
  const edited = { ...present(steps), content: present(steps).content.replace('"Name"', '"User"') };
  const { is_done, changes } = await push(user, edited, present(table));
  assert.deepEqual([is_done, ...changes.map(({ change }) => change)], [true, 'updated', 'unchanged']);
  assert.deepEqual(await rowsOf(id), [['anna-secret'], ['bob-secret']]); // prettier-ignore
});

test('a row whose secret is not stored is refused, and the stored table stays; those of a new table are entered later', async () => {
  const user = await api.newCompany();
  const files = [created('a.steps.md', TEST), created('a.table.csv', TABLE)];
  assert.deepEqual((await push(user, ...files)).changes[1]?.problems, [
    {
      line: null,
      message: 'Some rows have no value for the secret column "password" yet. Enter it in the editor.',
    },
  ]);
  const other = await api.newCompany();
  const id = await createTest(other);
  const [steps, table] = await pull(other);
  const renamed = { ...present(table), content: 'user,password (secret)\nanna,\nrobert,\n' };
  const { is_done, changes } = await push(other, present(steps), renamed);
  assert.deepEqual([is_done, changes[1]?.change, changes[1]?.problems], [
    false,
    'rejected',
    [
      {
        line: null,
        message:
          'The row "robert" has no value for the secret column "password" on the server, and files have none. Add or rename the row in the editor, enter the value there, and pull.',
      },
    ],
  ]); // prettier-ignore
  assert.deepEqual(await rowsOf(id), [['anna', 'anna-secret'], ['bob', 'bob-secret']]); // prettier-ignore
});

test('steps know the columns of the table, whether it is pushed with them or stored', async () => {
  const user = await api.newCompany();
  await createTest(user);
  const [steps] = await pull(user);
  const edited = { ...present(steps), content: present(steps).content.replace('"Name"', '"User"') };
  const { changes } = await push(user, edited);
  assert.deepEqual([changes[0]?.change, changes[0]?.problems], ['updated', []]);
});

test('a table that was changed on the server is a conflict, and nothing is stored', async () => {
  const user = await api.newCompany();
  const id = await createTest(user);
  const [steps, table] = await pull(user);
  const columns = [{ name: 'user', is_secret: false }];
  await user.put(`/test_blueprint/${id}/table`, { columns, rows: [{ cells: ['dora'] }] });
  const { is_done, changes } = await push(user, present(steps), {
    ...present(table),
    content: 'user\nerna\n',
  });
  const [, change] = changes;
  assert.deepEqual([is_done, change?.change, change?.file?.content], [false, 'conflict', 'user\ndora\n']);
  assert.deepEqual(await rowsOf(id), [['dora']]);
});

const refused: [files: [path: string, content: string][], path: string, message: string][] = [
  [[['b.table.csv', TABLE]], 'b.table.csv', 'A table goes with its test: b.steps.md is missing.'],
  [
    [['a.steps.md', TEST], ['a.table.csv', 'user,password (secret)\nanna,geheim\n']], // prettier-ignore
    'a.table.csv',
    'Secrets are not kept in files. Empty the cells of the secret columns, and enter them in the editor.',
  ],
  [
    [['a.steps.md', TEST], ['a.table.csv', `user\n${'anna\n'.repeat(10_001)}`]], // prettier-ignore
    'a.table.csv',
    'There are 10,001 rows. A table has at most 500.',
  ],
  [
    [['a.steps.md', TEST], ['a.table.csv', 'first name\nanna\n']], // prettier-ignore
    'a.table.csv',
    '"first name" is no name for a column: it has letters, digits and underscores, and does not begin with a digit.',
  ],
  [
    [['m.steps.md', '---\ntype: module\n---\n\n# Part\n\n1. Go back\n'], ['m.table.csv', 'user\nanna\n']], // prettier-ignore
    'm.table.csv',
    'A module has no table. Only tests have one.',
  ],
];
test('a table that cannot be stored keeps the push from being done', async () => {
  const user = await api.newCompany();
  for (const [files, path, message] of refused) {
    const { is_done, changes } = await push(user, ...files.map(([name, content]) => created(name, content)));
    const change = changes.find((one) => one.path === path);
    assert.deepEqual(
      [is_done, change?.change, change?.problems],
      [false, 'rejected', [{ line: null, message }]],
    );
  }
  assert.deepEqual(await pull(user), []);
});
