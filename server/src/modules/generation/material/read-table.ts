import type { Group, Piece } from './piece.ts';

const ROW_NUMBER = /^\s*\d*[.)]?\s*$/;

/** The cells below the first row, row by row, without row numbers. A column in which something reads as a step is a column of steps. */
export function readTable([titles = [], ...rows]: string[][]): Piece[] {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (): Group => ({
    accepts: 'if-any-reads',
  }));
  const isNumbered = rows.every(([first = '']) => ROW_NUMBER.test(first));
  const cells = rows.flatMap((row) =>
    columns.flatMap((group, index) =>
      isNumbered && index === 0
        ? []
        : (row[index] ?? '').split('\n').map((text): Piece => ({ text, type: null, group })),
    ),
  );
  return [{ text: titles.join(' | '), why: 'The heading of a table.' }, ...cells];
}
