import { nameKey, type Purpose, type Target } from 'shared/step-language';
import { kindOf } from '../resolve/kinds.ts';
import type { PageReader } from '../resolve/page-reader.ts';
import { isAlone, matchesOf } from './matches.ts';
import { placesFor } from './places.ts';

/** For one of several elements that a target matches, one that matches only this element; null: there is none. */
export function offerFor<N>(page: PageReader<N>, node: N, target: Target, purpose: Purpose): Target | null {
  const kind = target.kind ?? kindOf(page, node);
  const isSame = (text: string | null) =>
    text !== null && target.name !== null && nameKey(text) === nameKey(target.name);
  for (const place of placesFor(page, node)) {
    const offer = { ...target, ordinal: null, place };
    if (!isSame(place.target.name) && isAlone(page, offer, node, purpose)) return offer;
  }
  const ofKind = { ...target, kind, ordinal: null };
  if (target.kind === null && isAlone(page, ofKind, node, purpose)) return ofKind;
  const index = matchesOf(page, ofKind, purpose, { plural: true }).indexOf(node);
  return index < 0 ? null : { ...ofKind, ordinal: index + 1 };
}
