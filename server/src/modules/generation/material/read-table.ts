import type { Group, Piece } from './piece.ts';

/** The cells below the first row, row by row. A column in which something reads as a step is a column of steps. */
export function readTable([titles = [], ...rows]: string[][]): Piece[] {
  const columns = titles.map((): Group => ({ accepts: 'if-any-reads' }));
  const cells = rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const group = columns[index];
      return group ? cell.split('\n').map((text): Piece => ({ text, type: null, group })) : [];
    }),
  );
  return [{ text: titles.join(' | '), why: 'The heading of a table.' }, ...cells];
}
