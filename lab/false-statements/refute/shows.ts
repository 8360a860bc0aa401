import type { Assertion } from 'shared/step-language';
import type { Snapshot } from '../snapshot.ts';

type Shows = Extract<Assertion, { kind: 'shows' }>;

export function refuteShows({ text, negated, place }: Shows, page: Snapshot): boolean {
  if (negated) return place === null && page.shownTexts.some((shown) => shown.text.includes(text));
  if (!page.visible.includes(text)) return true;
  const row = place?.relation === 'in' && place.target.kind === 'row' ? place.target.name : null;
  return (
    row !== null &&
    rowsOf(page, row).length > 0 &&
    rowsOf(page, row).every((cells) => !cells.join(' ').includes(text))
  );
}

/** The rows with a cell of this text. */
function rowsOf(page: Snapshot, name: string): string[][] {
  return page.tables
    .flatMap(({ rows }) => rows)
    .filter((cells) => cells.some((cell) => cell.toLowerCase().includes(name.toLowerCase())));
}
