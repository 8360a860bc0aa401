/** How many rows go into one statement: PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 5000;

/** The rows in parts that one statement each can hold, in order. */
export function* chunksOf<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
