import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DataTable, DataTableBody } from 'shared/contract';
import { acceptEditBase, apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { recordDownloads } from '../../testing/downloads.ts';
import { chooseFromMenu, field } from '../../testing/editor.ts';
import { respondWithBlueprints, respondWithStored, respondWithSuites } from '../../testing/handlers.ts';
import { openSettings } from '../../testing/open-settings.ts';

const path = `${apiAddress}/test_blueprint/1/table`;
const saved: DataTableBody[] = [];

const exampleTable = (changes: Partial<DataTable> = {}): DataTable => ({
  columns: [
    { name: 'user', is_secret: false },
    { name: 'password', is_secret: true },
  ],
  rows: [
    ['anna', null],
    ['bob', null],
  ],
  updated_at: '2026-03-02T09:00:00.000Z',
  updated_by: 1,
  ...changes,
});

/** The test has this table. */
function respondWithTable(table: DataTable) {
  server.use(
    respondWithStored(storedTest(['Go back'], { table_rows: table.rows.length })),
    http.get(path, () => HttpResponse.json({ table })),
  );
}

beforeEach(() => {
  saved.length = 0;
  server.use(
    respondWithStored(storedTest(['Go back'])),
    respondWithBlueprints(),
    respondWithSuites(),
    http.put(path, async ({ request }) => {
      saved.push((await request.json()) as DataTableBody);
      return HttpResponse.json({ table: exampleTable() });
    }),
  );
});

/** Opens the table of the test. */
async function openData(button: 'Add data' | 'Edit data') {
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await openSettings(user);
  const section = within(await screen.findByRole('group', { name: 'Data' }));
  await user.click(await section.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Data' })) };
}

const cell = (column: string, row: number) => screen.getByLabelText(`${column}, row ${row}`);
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
/** A file that can be read, which jsdom's cannot. */
const csvFile = (bytes: Uint8Array) =>
  Object.assign(new File([], 'rows.csv'), { arrayBuffer: () => Promise.resolve(bytes) });
const paste = (element: HTMLElement, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } });

test('rows that are pasted from a spreadsheet become the table of the test', async () => {
  const { user, dialog } = await openData('Add data');
  fill(dialog.getByRole('textbox', { name: /Paste rows/ }), 'user\tprice\nanna\t12\nbob\t\n');
  await user.click(dialog.getByRole('button', { name: 'Use these rows' }));
  expect(cell('price', 1)).toHaveValue('12');
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  expect(await screen.findByText('The data of this test are saved.')).toBeVisible();
  expect(saved).toEqual([
    {
      columns: [
        { name: 'user', is_secret: false, previous: null },
        { name: 'price', is_secret: false, previous: null },
      ],
      rows: [
        { cells: ['anna', '12'], previous: null },
        { cells: ['bob', ''], previous: null },
      ],
      base: null,
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('2 rows: {{user}}, {{password}}')).toBeVisible();
});

test('names of columns that do not work are offered in a form that does', async () => {
  const { user, dialog } = await openData('Add data');
  fill(dialog.getByRole('textbox', { name: /Paste rows/ }), 'First name,First name\nanna,b\n');
  await user.click(dialog.getByRole('button', { name: 'Use these rows' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('"First name" is no name for a column');
  await user.click(dialog.getByRole('button', { name: 'Use these names' }));
  expect(cell('First_name_2', 1)).toHaveValue('b');
});

test.each([
  [
    'a table with 10,001 rows',
    `a\n${'1\n'.repeat(10_001)}`,
    'There are 10,001 rows. A table has at most 500.',
  ],
  ['an open quotation mark', 'a,b\n"1,2\n', 'Row 2: a quotation mark is opened, but never closed.'],
  ['ragged rows', 'a,b\n1\n', 'Row 2 has 1 cells, but the first row has 2.'],
])('%s is refused', async (_, text, sentence) => {
  const { user, dialog } = await openData('Add data');
  await user.upload(dialog.getByLabelText('CSV file'), csvFile(new TextEncoder().encode(text)));
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('a file that is not UTF-8 is shown to a person before it is used', async () => {
  const { user, dialog } = await openData('Add data');
  const bytes = Uint8Array.from([...new TextEncoder().encode('name\nM'), 0xfc, 0x6c]);
  await user.upload(dialog.getByLabelText('CSV file'), csvFile(bytes));
  expect(await dialog.findByText(/It was read as Windows-1252/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use this table' }));
  expect(cell('name', 1)).toHaveValue('Mül');
});

test('leading zeros stay, and numbers that a spreadsheet has shortened are shown before they are used', async () => {
  const { user, dialog } = await openData('Add data');
  const bytes = new TextEncoder().encode('\uFEFFzip,card\r\n00123,1.2E+05\r\n01067,4111\r\n');
  await user.upload(dialog.getByLabelText('CSV file'), csvFile(bytes));
  expect(await dialog.findByText(/has shortened "1\.2E\+05" \(card, row 1\)\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use this table' }));
  expect(cell('zip', 1)).toHaveValue('00123');
  expect(cell('card', 1)).toHaveValue('1.2E+05');
});

test('stored secrets are kept where they are not typed again, and rows that are removed stay away', async () => {
  respondWithTable(exampleTable());
  const { user, dialog } = await openData('Edit data');
  expect(cell('password', 1)).toHaveAttribute('type', 'password');
  expect(cell('password', 1)).toHaveAttribute('placeholder', 'stored');
  await user.click(dialog.getByRole('button', { name: 'Remove row 1' }));
  await user.click(dialog.getByRole('button', { name: 'Add row' }));
  expect(cell('user', 2)).toHaveFocus();
  fill(cell('user', 2), 'carol');
  fill(cell('password', 2), 'new-secret');
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    rows: [
      { cells: ['bob', null], previous: 1 },
      { cells: ['carol', 'new-secret'], previous: null },
    ],
    base: '2026-03-02T09:00:00.000Z',
  });
});

test('keys move between cells, and a block is pasted at one', async () => {
  respondWithTable(
    exampleTable({ columns: [{ name: 'user', is_secret: false }], rows: [['anna'], ['bob']] }),
  );
  const { user, dialog } = await openData('Edit data');
  await user.click(cell('user', 1));
  await user.keyboard('{Enter}');
  expect(cell('user', 2)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(cell('user', 1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  paste(cell('user', 2), 'carol\t1\r\ndora\t2\r\n');
  expect(cell('user', 3)).toHaveValue('dora');
  expect(cell('column_2', 3)).toHaveValue('2');
  await user.click(cell('user', 3));
  await user.keyboard('{End}{ArrowRight}');
  expect(cell('column_2', 3)).toHaveFocus();
  expect(dialog.getByText('3 rows')).toBeVisible();
});

test('what cannot be saved is marked at its cell, by the page and by the server', async () => {
  respondWithTable(exampleTable());
  const { user, dialog } = await openData('Edit data');
  fill(cell('password', 2), 'abc');
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  expect(
    await dialog.findByText(/^Row 2, column "password": A secret has at least 4 characters/),
  ).toBeVisible();
  expect(cell('password', 2)).toHaveAttribute('aria-invalid', 'true');
  expect(saved).toHaveLength(0);
  fill(cell('password', 2), 'abcd');
  server.use(
    http.put(path, () =>
      HttpResponse.json(
        {
          error: 'Row 1: no.',
          code: 'invalid_table',
          problems: [{ row: 0, column: 0, message: 'This user is unknown.' }],
        },
        { status: 422 },
      ),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  expect(await dialog.findByText('Row 1, column "user": This user is unknown.')).toBeVisible();
  expect(cell('user', 1)).toHaveAttribute('aria-invalid', 'true');
  server.use(respondWithError('put', '/test_blueprint/1/table', 409, 'Somebody else has saved this table.'));
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  expect(await dialog.findByText('Somebody else has saved this table.')).toBeVisible();
});

test('of two tables the person chooses one, and enters stored secrets again', async () => {
  acceptEditBase();
  respondWithTable(exampleTable());
  const { user, dialog } = await openData('Edit data');
  fill(cell('user', 1), 'dora');
  const refusal = {
    error: 'Somebody else has saved this in the meantime.',
    code: 'table_conflict',
    conflicts: [{ field: 'table', element: null, mine: null, theirs: null }],
    changed_by: 'Anna',
    changed_at: '2026-03-02T10:00:00.000Z',
  };
  server.use(http.put(path, () => HttpResponse.json(refusal, { status: 409 }), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Save Data' }));
  const title = 'Anna changed this while you were editing';
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(question.getByRole('radio', { name: 'As you have it' }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.base).toBe(refusal.changed_at);
  expect(saved[0]?.rows).toEqual([
    { cells: ['dora', null], previous: null },
    { cells: ['bob', null], previous: null },
  ]);
});

test('a table with changes is not closed without a question', async () => {
  respondWithTable(exampleTable());
  const { user, dialog } = await openData('Edit data');
  fill(cell('user', 1), 'dora');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(cell('user', 1)).toHaveValue('dora');
});

test('an export has no formulas and no secrets', async () => {
  const downloads = recordDownloads();
  respondWithTable(exampleTable({ rows: [['=1+1', null]] }));
  const { user, dialog } = await openData('Edit data');
  await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
  expect(downloads.map(({ name }) => name)).toEqual(['test-1-data.csv']);
  expect(await downloads[0]?.content.text()).toBe("user,password (secret)\n'=1+1,(secret)\n");
});

test('a large table has only the rows in sight', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => [`user ${index}`]);
  respondWithTable(exampleTable({ columns: [{ name: 'user', is_secret: false }], rows }));
  const { dialog } = await openData('Edit data');
  expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
  expect(dialog.getAllByRole('row').length).toBeLessThan(60);
});

test('steps are completed with the columns', async () => {
  respondWithTable(exampleTable());
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  expect(await screen.findByText('2 rows')).toBeVisible();
  await openSettings(user);
  expect(screen.getByText('2 rows: {{user}}, {{password}}')).toBeVisible();
  await chooseFromMenu(user, 1, 'Edit');
  await user.clear(field());
  await user.type(field(), 'Type "{{{{');
  const option = await screen.findByRole('option', { name: /user/ });
  expect(option).toHaveTextContent('a column of the data');
});

test('a table that cannot be loaded can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respondWithTable(exampleTable());
  server.use(respondWithError('get', '/test_blueprint/1/table', 403, 'No.'));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await openSettings(user);
  const section = within(await screen.findByRole('group', { name: 'Data' }));
  expect(await section.findByText('The table could not be loaded.')).toBeVisible();
  respondWithTable(exampleTable());
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('button', { name: 'Edit data' })).toBeEnabled();
});
