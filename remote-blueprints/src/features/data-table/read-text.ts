import { decodeTable, parseTable, type ParsedTable } from 'shared/data-table';

/** A table that was read, or why it was not. `note`: what a person should look at before it is used; null: nothing. */
export type ReadTable = ParsedTable & { note: string | null };

/** The most bytes of a file that is opened; a table with less than that can still be too large. */
const MAX_BYTES = 20 * 1024 * 1024;

export const readText = (text: string): ReadTable => ({ ...parseTable(text), note: null });

/** Reads a CSV file, as this product has exported it or from elsewhere. */
export async function readFile(file: File): Promise<ReadTable> {
  if (file.size > MAX_BYTES) return refuse('The file is larger than 20 MB.');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refuse('The file could not be read. Choose it again.');
  const { text, note } = decodeTable(new Uint8Array(bytes));
  return { ...parseTable(text, { isGuarded: true }), note };
}

const refuse = (problem: string): ReadTable => ({ table: null, fixed: null, note: null, problem });
