import { decodeTable, parseTable, type ParsedTable } from 'shared/data-table';

/** A table that was read, or why it was not. `note`: what a person should look at before it is used; null: nothing. */
export type ReadTable = ParsedTable & { note: string | null };

/** The most bytes of a file that is opened; a table with less than that can still be too large. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What a spreadsheet shows and saves instead of a long number, or of what its column has no room for. */
const SHORTENED = /^(?:-?\d(?:[.,]\d+)?E\+\d{2,}|#{3,})$/iu;

export const readText = (text: string): ReadTable => withNote(parseTable(text), null);

/** Reads a CSV file, as this product has exported it or from elsewhere. */
export async function readFile(file: File): Promise<ReadTable> {
  if (file.size > MAX_BYTES) return refuse('The file is larger than 20 MB.');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refuse('The file could not be read. Choose it again.');
  const { text, note } = decodeTable(new Uint8Array(bytes));
  return withNote(parseTable(text, { isGuarded: true }), note);
}

/** Says of which cells the spreadsheet may have kept the digits. */
function withNote(parsed: ParsedTable, note: string | null): ReadTable {
  const { columns, rows } = parsed.table ?? parsed.fixed ?? { columns: [], rows: [] };
  const places = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      SHORTENED.test(cell) ? [`"${cell}" (${columns[column]?.name ?? ''}, row ${row + 1})`] : [],
    ),
  );
  const [first] = places;
  if (first === undefined) return { ...parsed, note };
  const others = places.length > 1 ? ` and ${places.length - 1} more` : '';
  const shortened = `A spreadsheet has shortened ${first}${others}. Give these cells the format "Text" there and save the file again, or correct them here.`;
  return { ...parsed, note: note === null ? shortened : `${note} ${shortened}` };
}

const refuse = (problem: string): ReadTable => ({ table: null, fixed: null, note: null, problem });
