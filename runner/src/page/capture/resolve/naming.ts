/** Targets that match exactly one element, the simplest first. */

import type { Kind, Place, Target, Purpose } from 'shared/step-language';
import { isAlone } from './offers.ts';
import { distinguishingPlaces, inColumn, isNamedByContent, isWeak, namesOf } from './wordings.ts';
import { find, isOfKind, kindOf } from './resolver.ts';

/** A longer name is a last resort. */
const SHORT = 80;

/** Whether several elements of this kind have a name: no search for both can find only one. */
const isShared = (name: string, kind: Kind, purpose: Purpose) =>
  kind !== 'text' &&
  find({ name, kind: null, ordinal: null, place: null }, purpose).filter((one) => isOfKind(one, kind))
    .length > 1;

/** Targets without a number that could match only this element, the simplest first. */
function* candidatesFor(element: Element, purpose: Purpose): Generator<Target> {
  const kind = kindOf(element);
  const names = namesOf(element, kind);
  const short = names.filter((name) => name.length <= SHORT);
  const worded: Kind | null = kind ?? (short.length > 0 ? 'text' : null);
  const target = (name: string | null, of: Kind | null, place: Place | null = null): Target => ({
    name,
    kind: of,
    ordinal: null,
    place,
  });
  const [first] = short;
  if (kind === 'cell' && isWeak(first ?? '')) yield* inColumn(element);
  for (const name of short) {
    if (isNamedByContent(kind)) yield target(name, kind);
    else if (!worded || !isShared(name, worded, purpose)) yield* [target(name, null), target(name, worded)];
  }
  if (kind === 'cell' && !isWeak(first ?? '')) yield* inColumn(element);
  if (first !== undefined)
    for (const place of distinguishingPlaces(element, first)) yield target(first, worded, place);
  else if (kind) {
    yield target(null, kind);
    for (const place of distinguishingPlaces(element, null)) yield target(null, kind, place);
  }
  for (const name of names.filter((one) => one.length > SHORT)) {
    yield target(name, null);
    if (kind) yield target(name, kind);
  }
}

/** Targets with a number: by the name, near something, and of all of the kind. */
function* numberedFor(element: Element, purpose: Purpose): Generator<Target> {
  const kind = kindOf(element);
  const names = namesOf(element, kind);
  const worded: Kind | null = kind ?? (names.length > 0 ? 'text' : null);
  if (worded === null) return;
  const [place] = distinguishingPlaces(element, null);
  const open: Target[] = [
    ...names.slice(0, 1).map((name): Target => ({ name, kind: worded, ordinal: null, place: null })),
    ...(kind && place ? [{ name: null, kind, ordinal: null, place }] : []),
    ...(kind ? [{ name: null, kind, ordinal: null, place: null }] : []),
  ];
  for (const target of open) {
    const index = find(target, purpose).indexOf(element);
    if (index >= 0) yield { ...target, ordinal: index + 1 };
  }
}

/** Whether a target means this element for an action and, for the purpose `any`, in an assertion, which means all of a name. */
const isOnly = (target: Target, element: Element, purpose: Purpose): boolean => {
  if (!isAlone(target, element, purpose)) return false;
  if (purpose !== 'any' || target.kind !== null) return true;
  const [first, ...others] = find(target, purpose, { every: true });
  return first === element && others.length === 0;
};

/** The first `count` targets that match only this element. */
export const targetsFor = (element: Element, purpose: Purpose, count: number): Target[] => {
  const targets: Target[] = [];
  for (const target of candidatesFor(element, purpose)) {
    if (isOnly(target, element, purpose)) targets.push(target);
    if (targets.length === count) return targets;
  }
  for (const target of numberedFor(element, purpose)) {
    if (targets.length === count) return targets;
    targets.push(target);
  }
  return targets;
};
