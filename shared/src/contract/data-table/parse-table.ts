import Papa from 'papaparse';
import { DATA_COLUMNS_MAX, DATA_ROWS_MAX } from 'shared/constants';
import type { DataColumn } from 'shared/contract';
import { fixNames, nameProblem } from './column-names.ts';

/** A table as a file says it: its columns, and a cell in each row for each of them. */
export interface TextTable {
  columns: DataColumn[];
  rows: string[][];
}

/** What follows the name of a secret column. Its values are in no file. */
export const SECRET_MARK = ' (secret)';
/** Stands for a value of a secret column, so that its row is not empty. */
export const SECRET_CELL = '(secret)';

/**
 * What was read, or a sentence about why it was not. `fixed`: the same table with other names for its columns, where only these keep it
 * from being read.
 */
export type ParsedTable =
  | { table: TextTable; problem: null; fixed: null }
  | { table: null; problem: string; fixed: TextTable | null };

const DELIMITERS = [',', ';', '\t'];
/** Row numbers that a message lists. */
const MAX_LISTED = 5;
/** What keeps a spreadsheet from computing a cell; `printTable` writes it. */
const GUARDED = /^'(?='*[=+\-@\t])/;

/**
 * Reads a table from CSV, or from what a spreadsheet copies: commas, semicolons or tabs, quoted cells, with or without a byte order mark.
 * Empty rows are left out; everything else that could lose or shift a value is refused. Secrets that the file does not say are empty.
 * `isGuarded`: as `printTable` has guarded it.
 */
export function parseTable(text: string, { isGuarded = false }: { isGuarded?: boolean } = {}): ParsedTable {
  const plain = plainText(text);
  const delimiter = delimiterOf(plain);
  const { data, errors } = parse(plain, delimiter);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return refuse(describeQuotes(quotes));
  const [header = [], ...records] = data;
  const names = header.map((name) => name.trim());
  if (names.every((name) => name === '')) return refuse('There is no table: the first row has no names.');
  const numbered = records
    .map((cells, index) => ({ cells, number: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const limit = limitProblem(names.length, numbered.length);
  if (limit !== undefined) return refuse(limit);
  const ragged = numbered.filter(({ cells }) => cells.length !== names.length);
  if (ragged.length > 0) return refuse(describeRagged(ragged, names.length));
  const columns = names.map(columnOf);
  const rows = numbered.map(({ cells }) =>
    cells.map((cell, index) => {
      if (columns[index]?.is_secret && cell === SECRET_CELL) return '';
      return isGuarded ? cell.replace(GUARDED, '') : cell;
    }),
  );
  const plainNames = columns.map(({ name }) => name);
  const problems = plainNames.flatMap((name, index) => nameProblem(name, plainNames.slice(0, index)) ?? []);
  if (problems.length === 0) return { table: { columns, rows }, problem: null, fixed: null };
  const fixed = fixNames(plainNames).map((name, index) => ({ ...columns[index], name }) as DataColumn);
  return { table: null, problem: problems.join(' '), fixed: { columns: fixed, rows } };
}

function columnOf(header: string): DataColumn {
  return header.endsWith(SECRET_MARK)
    ? { name: header.slice(0, -SECRET_MARK.length).trimEnd(), is_secret: true }
    : { name: header, is_secret: false };
}

/** Cells that were copied from a spreadsheet, without a header. */
export function parseBlock(text: string): string[][] {
  const plain = plainText(text).replace(/\n$/, '');
  const { data, errors } = parse(plain, '\t');
  // Spreadsheets quote a cell only where it holds a tab or a line break: an unbalanced quotation mark is a part of the text.
  return errors.some(({ type }) => type === 'Quotes')
    ? plain.split('\n').map((line) => line.split('\t'))
    : data;
}

/** Line breaks are \n in cells too: spreadsheets and text areas disagree about them. */
const plainText = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { header: false, delimiter, newline: '\n', preview });

/** The one that makes most columns of the header: names of columns contain none of them. */
function delimiterOf(text: string): string {
  const cells = (delimiter: string) => parse(text, delimiter, 1).data[0]?.length ?? 0;
  return DELIMITERS.toSorted((one, other) => cells(other) - cells(one))[0] ?? ',';
}

const refuse = (problem: string): ParsedTable => ({ table: null, problem, fixed: null });

function describeQuotes({ code, row = 0 }: Papa.ParseError): string {
  return code === 'MissingQuotes'
    ? `Row ${row + 1}: a quotation mark is opened, but never closed.`
    : `Row ${row + 1}: text follows a closing quotation mark. Write a quotation mark within a cell twice.`;
}

function limitProblem(columns: number, rows: number): string | undefined {
  if (rows > DATA_ROWS_MAX)
    return `There are ${rows.toLocaleString('en-US')} rows. A table has at most ${DATA_ROWS_MAX}.`;
  if (columns > DATA_COLUMNS_MAX)
    return `There are ${columns.toLocaleString('en-US')} columns. A table has at most ${DATA_COLUMNS_MAX}.`;
  return undefined;
}

function describeRagged(rows: { cells: string[]; number: number }[], columns: number): string {
  const numbers = rows.slice(0, MAX_LISTED).map(({ number }) => number);
  const more = rows.length > numbers.length ? ` and ${rows.length - numbers.length} more` : '';
  const [first] = rows;
  return rows.length === 1
    ? `Row ${numbers[0] ?? ''} has ${first?.cells.length ?? 0} cells, but the first row has ${columns}.`
    : `Rows ${numbers.join(', ')}${more} have more or fewer cells than the first row, which has ${columns}.`;
}
