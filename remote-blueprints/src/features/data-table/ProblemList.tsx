import { Notice } from 'shared/ui';
import type { Grid, GridProblem } from '../../model/data-grid.ts';

const SHOWN = 5;

/** The first problems of the table in words; each is marked at its cell, too. */
export function ProblemList({ problems, grid }: { problems: GridProblem[]; grid: Grid }) {
  if (problems.length === 0) return null;
  const lines = problems.slice(0, SHOWN).map((problem) => describe(problem, grid));
  const more = problems.length - lines.length;
  return (
    <Notice tone="danger">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {more > 0 && <div>…and {more} more.</div>}
    </Notice>
  );
}

function describe({ rowId, column, message }: GridProblem, { columns, rows }: Grid): string {
  const row = rows.findIndex(({ id }) => id === rowId);
  const name = column === null ? undefined : columns[column]?.name;
  const place = [
    ...(row === -1 ? [] : [`Row ${row + 1}`]),
    ...(row === -1 || !name ? [] : [`column "${name}"`]),
  ];
  return place.length === 0 ? message : `${place.join(', ')}: ${message}`;
}
