/** Unambiguous targets for one of several elements. */

import { nameKey } from 'shared/step-language/normal-text';
import type { Kind, Place, Target, Purpose } from 'shared/step-language';
import { chainOf, closestOf } from './tree.ts';
import { find, headingBefore, isOfKind, kindOf, textsIn, titleOf } from './resolver.ts';

const HOLDERS: Kind[] = ['row', 'dialog', 'item', 'form', 'section', 'card'];

const inside = (kind: Kind, name: string): Place => ({
  relation: 'in',
  target: { name, kind, ordinal: null, place: null },
});

/** Places that could distinguish an element from others, the simplest first. */
export function* placesFor(element: Element): Generator<Place> {
  for (const kind of HOLDERS) {
    const holder = closestOf(element, (node) => node !== element && isOfKind(node, kind));
    if (!holder) continue;
    const names = kind === 'row' || kind === 'item' ? [] : [titleOf(holder)];
    for (const name of [...names, ...textsIn(holder, element)]) if (name !== '') yield inside(kind, name);
  }
  const heading = headingBefore(element);
  if (heading) {
    yield inside('section', titleOf(heading));
    yield {
      relation: 'under',
      target: { name: titleOf(heading), kind: 'heading', ordinal: null, place: null },
    };
  }
  const group = chainOf(element)
    .slice(1)
    .find((node) => textsIn(node, element).length > 0);
  for (const name of group ? textsIn(group, element) : [])
    yield { relation: 'next to', target: { name, kind: null, ordinal: null, place: null } };
}

/** Whether a target matches only this element. */
export const isAlone = (target: Target, element: Element, purpose: Purpose): boolean => {
  const [first, ...others] = find(target, purpose);
  return first === element && others.length === 0;
};

/** A target that matches only this element; null: there is none. */
export const offerFor = (element: Element, target: Target, purpose: Purpose): Target | null => {
  const kind = target.kind ?? kindOf(element);
  const isSame = (text: string | null) =>
    text !== null && target.name !== null && nameKey(text) === nameKey(target.name);
  for (const place of placesFor(element)) {
    const offer = { ...target, ordinal: null, place };
    if (!isSame(place.target.name) && isAlone(offer, element, purpose)) return offer;
  }
  const ofKind = { ...target, kind, ordinal: null };
  if (target.kind === null && isAlone(ofKind, element, purpose)) return ofKind;
  const index = find(ofKind, purpose).indexOf(element);
  return index < 0 ? null : { ...ofKind, ordinal: index + 1 };
};
