/** Which rows of a list are open, by index. */
export interface OpenRows {
  open: ReadonlySet<number>;
  /** The row that is open only because the selection is in it. */
  visited: number | null;
}

/** Opens a row for good. */
export function openRow({ open }: OpenRows, row: number | null): OpenRows {
  return { open: row === null || open.has(row) ? open : new Set(open).add(row), visited: null };
}

/** Opens the row that the selection moves into, and closes the one that it leaves unless the user opened that. */
export function visitRow({ open, visited }: OpenRows, row: number | null): OpenRows {
  const next = new Set(open);
  if (visited !== null && visited !== row) next.delete(visited);
  const isVisit = row === visited || (row !== null && !open.has(row));
  if (row !== null) next.add(row);
  return { open: next, visited: isVisit ? row : null };
}

/** Opens or closes a row. */
export function toggleRow({ open }: OpenRows, row: number): OpenRows {
  const next = new Set(open);
  if (!next.delete(row)) next.add(row);
  return { open: next, visited: null };
}
