import { withPlace } from './with-place.ts';

/** "In the row of Anna, click Delete": where the next clause happens, said before it. */
export const PLACE = /^(?:in|into|inside|within|on|under|next to|beside|from|for)\s+\S/iu;
/** Places that say no more than where the test is anyway. */
const WHOLE_PAGE =
  /^(?:in|on|from|at)\s+(?:the\s+|this\s+)?(?:.+\s+)?(?:page|screen|site|website|app|application|browser|view)$/iu;

/** Hands a place that stands as a clause of its own on to the clause after it. */
export function withPlaces(clauses: string[]): string[] {
  const [place, next, ...others] = clauses;
  if (place === undefined || next === undefined) return clauses;
  if (!PLACE.test(place)) return [place, ...withPlaces([next, ...others])];
  return withPlaces([WHOLE_PAGE.test(place) ? next : withPlace(next, place), ...others]);
}
