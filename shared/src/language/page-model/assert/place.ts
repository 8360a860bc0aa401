import { encloses, type Place } from 'shared/step-language';
import type { AssertedPage, Described } from './asserted-page.ts';

/** Whether a place is on the page: an absence in a missing row does not hold. */
export async function isThere<E extends Described, R>(
  page: AssertedPage<E, R>,
  place: Place | null,
): Promise<boolean> {
  if (place === null) return true;
  const found = encloses(place) ? page.regions(place) : page.matches(place.target, 'any');
  return (await found).length > 0;
}
