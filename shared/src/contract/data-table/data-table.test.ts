/** @jest-environment node */
import fc from 'fast-check';
import type { DataColumn } from 'shared/contract';
import {
  checkTable,
  decodeTable,
  describeProblem,
  parseBlock,
  parseTable,
  printTable,
  rowNames,
} from './index.ts';

const column = (name: string, is_secret = false): DataColumn => ({ name, is_secret });
const rowsOf = (text: string) => parseTable(text).table?.rows;

test.each([
  ['commas', 'name,price\nLamp,12\nDesk,"1,200"\n'],
  ['semicolons', 'name;price\nLamp;12\nDesk;1,200\n'],
  ['tabs', 'name\tprice\nLamp\t12\nDesk\t1,200'],
  ['a byte order mark and Windows line breaks', '\uFEFFname,price\r\nLamp,12\r\nDesk,"1,200"\r\n'],
  ['empty rows', 'name,price\n\nLamp,12\n,\nDesk,"1,200"\n\n\n'],
])('a table with %s is read', (_, text) => {
  expect(parseTable(text)).toEqual({
    table: { columns: [column('name'), column('price')], rows: [['Lamp', '12'], ['Desk', '1,200']] }, // prettier-ignore
    problem: null,
    fixed: null,
  });
});

test('quoted cells hold quotation marks and line breaks', () => {
  expect(rowsOf('a,b\n"say ""hi""","two\r\nlines"\n')).toEqual([['say "hi"', 'two\nlines']]);
});

test.each([
  ['a,b\n1,2\n"3,4\n5,6\n', 'Row 3: a quotation mark is opened, but never closed.'],
  [
    'a,b\n"1"x,2\n',
    'Row 2: text follows a closing quotation mark. Write a quotation mark within a cell twice.',
  ],
  ['a,b\n1,2\n1,2,3\n', 'Row 3 has 3 cells, but the first row has 2.'],
  ['a,b\n1\n1,2\n1,2,3\n', 'Rows 2, 4 have more or fewer cells than the first row, which has 2.'],
  ['', 'There is no table: the first row has no names.'],
  [`${Array.from({ length: 51 }, (_, index) => `c${index}`).join()}\n`, 'There are 51 columns.'],
])('%j is refused', (text, sentence) => {
  const { table, problem, fixed } = parseTable(text);
  expect([table, fixed]).toEqual([null, null]);
  expect(problem).toContain(sentence);
});

test('10,001 rows are refused', () => {
  expect(parseTable(`a\n${'1\n'.repeat(10_001)}`)).toEqual({
    table: null,
    problem: 'There are 10,001 rows. A table has at most 500.',
    fixed: null,
  });
});

test.each([
  ['First name,2nd', 'First_name,_2nd'],
  ['user,User,user', 'user,User_2,user_3'],
  ['inbox,__proto__', 'inbox_2,__proto___2'],
  ['Prénom,价格', 'Prenom,column_2'],
  ['a,,b', 'a,column_2,b'],
])('the header %s is refused, and %s is offered instead', (header, offered) => {
  const cells = header.replace(/[^,]+|(?<=,)(?=,)/g, 'x');
  const { table, problem, fixed } = parseTable(`${header}\n${cells}\n`);
  expect(table).toBeNull();
  expect(problem).toMatch(/./);
  expect(fixed?.columns.map(({ name }) => name).join()).toBe(offered);
  expect(parseTable(`${offered}\n${cells}\n`).problem).toBeNull();
});

test('a file that is not UTF-8 is read as Windows-1252, and that is said', () => {
  expect(decodeTable(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c]))).toEqual({
    text: 'Müll',
    note: expect.stringContaining('Windows-1252') as string,
  });
  expect(decodeTable(new TextEncoder().encode('Müll'))).toEqual({ text: 'Müll', note: null });
  expect(decodeTable(Uint8Array.from([0xff, 0xfe, 0x61, 0x00])).text).toBe('a');
});

test('what a spreadsheet copies keeps its cells, unbalanced quotation marks too', () => {
  expect(parseBlock('1\t"two\nlines"\r\n3\t4\r\n')).toEqual([['1', 'two\nlines'], ['3', '4']]); // prettier-ignore
  expect(parseBlock('"12 inches\t4')).toEqual([['"12 inches', '4']]);
});

const cell = fc.string({ unit: 'binary' }).map((text) => text.replace(/\r\n?/g, '\n'));
const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    columns: fc.constant(Array.from({ length: width }, (_, index) => column(`column_${index}`, index === 2))),
    rows: fc.array(
      fc
        .array(cell, { minLength: width, maxLength: width })
        .filter((cells) => cells.some((text) => text !== '')),
      { maxLength: 10 },
    ),
  }),
);

test('what is written is read again', () => {
  fc.assert(
    fc.property(table, (given) => {
      expect(parseTable(printTable(given), { isGuarded: true }).table).toEqual(given);
    }),
  );
});

test('no cell is a formula in a spreadsheet', () => {
  const rows = [['=1+1'], ['+1'], ['-1'], ['@x'], ["'=1"], ['1-1']];
  expect(printTable({ columns: [column('a')], rows })).toBe("a\n'=1+1\n'+1\n'-1\n'@x\n''=1\n1-1\n");
});

test('a table that cannot be stored says where', () => {
  const columns = [column('user'), column('pin', true), column('User')];
  const problems = checkTable(columns, [
    ['a', '12', ''],
    ['b'],
    ['', '', ''],
    [null, null, 'x'.repeat(4001)],
  ]);
  expect(problems.map((problem) => describeProblem(problem, columns))).toEqual([
    'Two columns are called "User".',
    'Row 1, column "pin": A secret has at least 4 characters: a shorter one could not be hidden in results.',
    'Row 2: The row has 1 cells, but there are 3 columns.',
    'Row 3: The row is empty.',
    'Row 4, column "user": The value is missing.',
    'Row 4, column "User": A cell has at most 4,000 characters.',
  ]);
  const many = Array.from({ length: 501 }, () => ['x']);
  expect(checkTable([column('a')], many)[0]?.message).toBe(
    'The table has 501 rows. A table has at most 500.',
  );
  const large = Array.from({ length: 300 }, () => ['ä'.repeat(2000)]);
  expect(checkTable([column('a')], large)[0]?.message).toBe('The table is larger than 1 MB.');
});

test('rows are called by the column name or the first one, each by a name of its own, and never by a secret', () => {
  expect(rowNames([column('user'), column('name')], [['a', 'Guest'], ['b', 'Guest'], ['c', '']])).toEqual([
    ...['Guest', 'Guest (2)', 'Row 3'],
  ]); // prettier-ignore
  expect(rowNames([column('user')], [['anna\nmaria']])).toEqual(['anna maria']);
  expect(rowNames([column('pin', true), column('user')], [['1234', 'anna']])).toEqual(['Row 1']);
});
