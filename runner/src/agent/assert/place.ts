import type { Place } from 'shared/step-language';
import { matchAll, scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';

/** Whether a place encloses elements (`in`, `under`); the others are relative to one. */
export function encloses({ relation }: Place): boolean {
  return relation === 'in' || relation === 'under';
}

/** Whether a place is on the page: an absence in a missing row does not hold. */
export async function isThere(run: RunContext, place: Place | null): Promise<boolean> {
  if (place === null) return true;
  const found = encloses(place) ? scopesOf(run, place) : matchAll(run, place.target, 'any');
  return (await found).length > 0;
}
