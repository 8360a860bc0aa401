/** Set by `pnpm lab:tour`. */
const isTour = process.env['LAB_TOUR'] === '1';

/** What tests use: in `npm test` the small case, which proves that harness and product work together; on a tour the whole one. */
export function onTour<Whole, Small>(whole: Whole, small: Small): Whole | Small {
  return isTour ? whole : small;
}

/** The first cases; all of them on a tour. */
export function someOf<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return onTour(cases, cases.slice(0, count));
}
