import { fitOf, nameDistance, type Kind, type NamedElement, type Purpose } from 'shared/step-language';
import { namedElements } from './nodes.ts';
import type { PageModel } from './page-model.ts';

/** What another kind than the one that is meant adds to the distance of a name. */
const OTHER_KIND = 0.5;
const PER_RANK = 0.01;

/**
 * What may be meant by a name that nothing has, best first: by the letters of the words, and by the kind that is written or that the
 * verb asks for.
 */
export function nearestNames(
  model: PageModel,
  written: string,
  kind: Kind | null,
  purpose: Purpose,
): NamedElement[] {
  return namedElements(model)
    .map((element) => ({ element, distance: distanceOf(element, { written, kind, purpose }) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ element }) => element);
}

function distanceOf(
  element: NamedElement,
  { written, kind, purpose }: { written: string; kind: Kind | null; purpose: Purpose },
): number {
  const isOther = kind !== null && element.kind !== kind;
  const fit = fitOf(element.kind, purpose);
  return (
    nameDistance(written, element.name) +
    (isOther ? OTHER_KIND : 0) +
    (fit === null ? OTHER_KIND : fit * PER_RANK)
  );
}
