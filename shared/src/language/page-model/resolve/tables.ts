import { Unknown, type Edges, type Grid, type PageReader } from './page-reader.ts';
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
 * Whether one table is drawn by two, for heads and first columns that stay where they are: they lie over each other, or one has nothing but
 * headers and stands above the other.
 */
function isDrawnAsOne<N>(page: PageReader<N>, head: Grid<N>, body: Grid<N>): boolean {
  const [above, below] = [boxOf(page, head), boxOf(page, body)];
  const width = Math.min(above.right - above.left, below.right - below.left);
  const isAligned = Math.min(above.right, below.right) - Math.max(above.left, below.left) > width / 2;
  const isOver = above.top < below.bottom && below.top < above.bottom;
  const isHeadOnly = () =>
    [...head.spans.keys()].every((cell) => head.isHeader(cell) || !page.isVisible(cell));
  return isAligned && (isOver || isHeadOnly());
}

/** A stored page does not tell where most rows stand: there each table is one by itself. */
function isKnownAsOne<N>(page: PageReader<N>, grid: Grid<N>, body: Grid<N>): boolean {
  try {
    return isDrawnAsOne(page, grid, body);
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}

/** Whether the middle of an element is in the line of a row. */
function isInLine<N>(page: PageReader<N>, row: N, node: N): boolean {
  const [line, { top, bottom }] = [page.edgesOf(row), page.edgesOf(node)];
  const y = (top + bottom) / 2;
  return line.top < y && y < line.bottom;
}

/** As `cellsUnder`, where several tables draw one: what is seen below the header in the line of the row. */
export function cellsDrawnUnder<N>(page: PageReader<N>, header: N, row: N): N[] {
  const [head, body] = [page.gridOf(header), page.gridOf(row)];
  if (!head || !body || head === body || !isDrawnAsOne(page, head, body)) return [];
  const column = page.edgesOf(header);
  return page.all().filter((one) => {
    if (!isCell(page.roleOf(one)) || page.isWithin(header, one) || !page.isVisible(one)) return false;
    const { left, right } = page.edgesOf(one);
    const x = (left + right) / 2;
    return column.left < x && x < column.right && isInLine(page, row, one);
  });
}

/** The rows of other tables that draw parts of the same row: it is one for a person. */
function redrawnRows<N>(page: PageReader<N>, row: N, rows: N[]): N[] {
  const body = page.gridOf(row);
  if (!body) return [];
  const others = new Map<Grid<N>, boolean>();
  return rows.filter((one) => {
    const grid = page.gridOf(one);
    if (!grid || grid === body || page.isWithin(one, row) || page.isWithin(row, one)) return false;
    const isSame = others.get(grid) ?? isKnownAsOne(page, grid, body);
    others.set(grid, isSame);
    return isSame && isInLine(page, row, one);
  });
}

/** The elements that a row is drawn by: its own parts, and those of other tables. */
export function partsOfRow<N>(page: PageReader<N>, row: N): N[] {
  const rows = page.all().filter((one) => page.roleOf(one) === 'row');
  return [...rowParts(page.gridOf(row), row), ...redrawnRows(page, row, rows)];
}

/** The rows without those that draw a part of an earlier one. */
export function withoutRedrawn<N>(page: PageReader<N>, rows: N[]): N[] {
  if (new Set(rows.map((row) => page.gridOf(row))).size < 2) return rows;
  const redrawn = new Set<N>();
  for (const [index, row] of rows.entries())
    if (!redrawn.has(row)) for (const one of redrawnRows(page, row, rows.slice(index + 1))) redrawn.add(one);
  return rows.filter((row) => !redrawn.has(row));
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
  // A grid that is scrolled keeps its rows in any order.
  const rows = [...(grid?.rows ?? [])]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([row]) => (page.has(row, 'no-row') ? [] : row));
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
