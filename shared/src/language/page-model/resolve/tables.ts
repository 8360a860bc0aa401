import type { Edges, Grid, PageReader } from './page-reader.ts';
import { closestOf } from './tree.ts';

function overlap(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}

/** All cells of a row, from left to right, including those that reach into it from above. */
function cellsIn<N>({ spans }: Grid<N>, index: number): N[] {
  return [...spans]
    .filter(([, span]) => span.rows.start <= index && index < span.rows.end)
    .sort(([, one], [, other]) => one.columns.start - other.columns.start)
    .map(([cell]) => cell);
}

/**
 * The cells of a row in the column of a header; none if they are of different tables. Below a header that spans several columns these are
 * all, if each column has a header of its own as well; else it is the first with a text: next to an avatar there is a name.
 */
export function cellsUnder<N>(grid: Grid<N> | null, header: N, row: N): N[] {
  const own = grid?.spans.get(header);
  const index = grid?.rows.get(row);
  if (!grid || !own || index === undefined || (own.rows.start <= index && index < own.rows.end)) return [];
  const isBelow = (cell: N) => {
    const span = grid.spans.get(cell);
    return cell !== header && span !== undefined && overlap(span.columns, own.columns);
  };
  const under = cellsIn(grid, index).filter(isBelow);
  if (under.length < 2) return under;
  const hasSubheaders = [...grid.spans].some(
    ([cell, { rows }]) => rows.start === own.rows.end && isBelow(cell) && grid.isHeader(cell),
  );
  if (hasSubheaders) return under;
  const first = under.find((cell) => grid.isFilled(cell)) ?? under[0];
  return first === undefined ? [] : [first];
}

const isCell = (role: string) => /^(?:cell|gridcell|rowheader)$/.test(role);

/**
 * The same where one table is drawn by several, for heads and first columns that stay where they are: what is seen below the header in the line
 * of the row. Two tables are one if they lie over each other, or if one has nothing but headers and stands above the other.
 */
export function cellsDrawnUnder<N>(page: PageReader<N>, header: N, row: N): N[] {
  const [head, body] = [page.gridOf(header), page.gridOf(row)];
  if (!head || !body || head === body) return [];
  const [above, below] = [boxOf(page, head), boxOf(page, body)];
  const width = Math.min(above.right - above.left, below.right - below.left);
  const isAligned = Math.min(above.right, below.right) - Math.max(above.left, below.left) > width / 2;
  const isOver = above.top < below.bottom && below.top < above.bottom;
  const isHeadOnly = [...head.spans.keys()].every((cell) => head.isHeader(cell) || !page.isVisible(cell));
  if (!isAligned || !(isHeadOnly || isOver)) return [];
  const [column, line] = [page.edgesOf(header), page.edgesOf(row)];
  return page.all().filter((one) => {
    if (!isCell(page.roleOf(one)) || page.isWithin(header, one) || !page.isVisible(one)) return false;
    const { left, right, top, bottom } = page.edgesOf(one);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return column.left < x && x < column.right && line.top < y && y < line.bottom;
  });
}

/** The box around all rows of a table. */
function boxOf<N>(page: PageReader<N>, { rows }: Grid<N>): Edges {
  const edges = [...rows.keys()].map((row) => page.edgesOf(row));
  return {
    left: Math.min(...edges.map(({ left }) => left)),
    right: Math.max(...edges.map(({ right }) => right)),
    top: Math.min(...edges.map(({ top }) => top)),
    bottom: Math.max(...edges.map(({ bottom }) => bottom)),
  };
}

const knownLines = new WeakMap<Grid<unknown>, Map<number, unknown[]>>();

/** The elements of the row that an element is, in document order: a grid may keep its first columns in a box of their own. */
export function rowParts<N>(grid: Grid<N> | null, row: N): N[] {
  const index = grid?.rows.get(row);
  if (!grid || index === undefined) return [row];
  const lines = (knownLines.get(grid) as Map<number, N[]> | undefined) ?? linesOf(grid);
  knownLines.set(grid, lines);
  return lines.get(index) ?? [row];
}

function linesOf<N>({ rows }: Grid<N>): Map<number, N[]> {
  const byIndex = Map.groupBy(rows, ([, index]) => index);
  return new Map([...byIndex].map(([index, line]) => [index, line.map(([row]) => row)]));
}

/** The rows that the cell around an element covers, if they are several. */
export function mergedRowsOf<N>(page: PageReader<N>, node: N): N[] {
  const grid = page.gridOf(node);
  const cell = grid && closestOf(page, node, (one) => grid.spans.has(one));
  const span = cell && grid.spans.get(cell)?.rows;
  if (!span || span.end - span.start < 2) return [];
  return [...grid.rows].flatMap(([row, index]) => (span.start <= index && index < span.end ? [row] : []));
}

/** All cells of a column, top down, without its header. */
export function columnCells<N>(page: PageReader<N>, header: N): N[] {
  const grid = page.gridOf(header);
  const rows = [...(grid?.rows.keys() ?? [])].filter((row) => !page.has(row, 'no-row'));
  return [...new Set(rows.flatMap((row) => cellsUnder(grid, header, row)))];
}

/** The nearest header of the column that a cell stands in; null: it has none. */
export function headerOf<N>(page: PageReader<N>, cell: N): N | null {
  const grid = page.gridOf(cell);
  const start = grid?.spans.get(cell)?.rows.start;
  const [row] = [...(grid?.rows ?? [])].find(([, index]) => index === start) ?? [];
  if (!grid || row === undefined) return null;
  const headers = [...grid.spans.keys()].filter((one) => page.roleOf(one) === 'columnheader');
  return headers.findLast((header) => cellsUnder(grid, header, row).includes(cell)) ?? null;
}
