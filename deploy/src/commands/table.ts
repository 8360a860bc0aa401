/** Rows of cells as text, each column as wide as its widest cell. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

export const formatCommit = (commit: string | null) => commit?.slice(0, 9) ?? '-';

/** ISO 8601 to the minute, in UTC. */
export const formatMinute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
