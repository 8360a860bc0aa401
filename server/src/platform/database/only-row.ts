/** The one row that a statement must have returned. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
