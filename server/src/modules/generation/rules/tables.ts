import type { Candidate } from './candidate.ts';

const DO =
  /^(?:test\s+)?(?:steps?|actions?|step description|description|instructions?|procedure|what to do)$/iu;
const EXPECT = /^(?:expected(?: results?| outcome| behaviou?r)?|results?|outcome|verification|assertion)$/iu;

/** The cells of a Markdown or tab-separated line; undefined for any other. */
function cellsOf(line: string): string[] | undefined {
  const isPiped = /^\s*\|.*\|\s*$/u.test(line);
  if (!isPiped && !line.includes('\t')) return undefined;
  return (isPiped ? line.trim().slice(1, -1).split('|') : line.split('\t')).map((cell) => cell.trim());
}

/** A test case as a table with a column of actions, one of expected results, or both; undefined where there is none. */
export function readTable(lines: string[]): Candidate[] | undefined {
  const rows = lines.map(cellsOf);
  const head = rows.findIndex(
    (cells) => cells?.some((cell) => EXPECT.test(cell) || DO.test(cell)) && cells.length > 1,
  );
  const names = rows[head];
  if (!names) return undefined;
  // "Step | Action | Expected": the first is a number then.
  const acts = names.findLastIndex((name) => DO.test(name));
  const expected = names.findIndex((name) => EXPECT.test(name));
  const candidates = rows.slice(head + 1).flatMap((cells): Candidate[] => {
    if (!cells || cells.every((cell) => /^:?-*:?$/u.test(cell))) return [];
    return [
      { text: cells[acts] ?? '', role: 'certain' },
      { text: cells[expected] ?? '', role: 'check' },
    ];
  });
  const filled = candidates.filter(({ text }) => /\p{L}/u.test(text));
  return filled.length > 0 ? filled : undefined;
}
