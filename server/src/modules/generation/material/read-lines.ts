import type { Group, Piece } from './piece.ts';
import { readTable } from './read-table.ts';

/** Plain lines, in groups that empty lines separate; a group whose lines all hold tabulators is a table from a spreadsheet. */
export function readLines(source: string): Piece[] {
  return source.split(/\n[^\S\n]*\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 1 && lines.every((line) => line.trim().includes('\t')))
      return readTable(lines.map((line) => line.split('\t')));
    const group: Group = { accepts: 'if-half-reads' };
    return lines.map((text): Piece => ({ text, type: null, group }));
  });
}
