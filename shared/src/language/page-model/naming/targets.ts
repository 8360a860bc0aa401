import { plainTarget, type Kind, type Purpose, type Target } from 'shared/step-language';
import { isOfKind, kindOf } from '../resolve/kinds.ts';
import { isNamedByContent } from '../resolve/named.ts';
import type { PageReader } from '../resolve/page-reader.ts';
import { isAlone, matchesOf } from './matches.ts';
import { isWeak, namesFor } from './names.ts';
import { distinguishingPlaces, inColumn, onlyRowAround } from './places.ts';

/** A longer name is a last resort. */
const SHORT = 80;

/**
 * Targets that match only this element of its document, the simplest first. They are searched for as they are asked for.
 * @param lasts first those that match only this element also when its table has got more rows
 */
export function* targetsFor<N>(
  page: PageReader<N>,
  node: N,
  purpose: Purpose,
  lasts = false,
): Generator<Target> {
  const place = lasts ? onlyRowAround(page, node) : null;
  const kind = kindOf(page, node);
  const [name = null] = place ? namesFor(page, node, kind).filter((one) => one.length <= SHORT) : [];
  const inRow = plainTarget(name, kind, place);
  if (place && isOnly(page, inRow, node, purpose)) yield inRow;
  for (const target of candidatesFor(page, node, purpose))
    if (isOnly(page, target, node, purpose)) yield target;
  yield* numberedFor(page, node, purpose);
}

/** Targets without a number that could match only this element, the simplest first. */
function* candidatesFor<N>(page: PageReader<N>, node: N, purpose: Purpose): Generator<Target> {
  const kind = kindOf(page, node);
  const names = namesFor(page, node, kind);
  const short = names.filter((name) => name.length <= SHORT);
  const worded: Kind | null = kind ?? (short.length > 0 ? 'text' : null);
  const [first] = short;
  if (kind === 'cell' && isWeak(first ?? '')) yield* inColumn(page, node);
  for (const name of short) {
    if (isNamedByContent(kind)) yield plainTarget(name, kind);
    else if (!worded || !isShared(page, name, worded, purpose))
      yield* [plainTarget(name, null), plainTarget(name, worded)];
  }
  if (kind === 'cell' && !isWeak(first ?? '')) yield* inColumn(page, node);
  if (first !== undefined)
    for (const place of distinguishingPlaces(page, node, first)) yield plainTarget(first, worded, place);
  else if (kind) {
    yield plainTarget(null, kind);
    for (const place of distinguishingPlaces(page, node, null)) yield plainTarget(null, kind, place);
  }
  for (const name of names.filter((one) => one.length > SHORT)) {
    yield plainTarget(name, null);
    if (kind) yield plainTarget(name, kind);
  }
}

/** Whether several elements of this kind have a name: no search for both can find only one. */
function isShared<N>(page: PageReader<N>, name: string, kind: Kind, purpose: Purpose): boolean {
  if (kind === 'text') return false;
  const called = matchesOf(page, plainTarget(name, null), purpose);
  return called.filter((one) => isOfKind(page, one, kind)).length > 1;
}

/** Targets with a number: by the name, near something, and of all of the kind. */
function* numberedFor<N>(page: PageReader<N>, node: N, purpose: Purpose): Generator<Target> {
  const kind = kindOf(page, node);
  const names = namesFor(page, node, kind);
  const worded: Kind | null = kind ?? (names.length > 0 ? 'text' : null);
  if (worded === null) return;
  const [place] = distinguishingPlaces(page, node, null);
  const open: Target[] = [
    ...names.slice(0, 1).map((name) => plainTarget(name, worded)),
    ...(kind && place ? [plainTarget(null, kind, place)] : []),
    ...(kind ? [plainTarget(null, kind)] : []),
  ];
  for (const target of open) {
    const index = matchesOf(page, target, purpose, { plural: true }).indexOf(node);
    if (index >= 0) yield { ...target, ordinal: index + 1 };
  }
}

/** Whether a target means this element for an action and, for the purpose `any`, in an assertion, which means all of a name. */
function isOnly<N>(page: PageReader<N>, target: Target, node: N, purpose: Purpose): boolean {
  if (!isAlone(page, target, node, purpose)) return false;
  return purpose !== 'any' || target.kind !== null || isAlone(page, target, node, purpose, { every: true });
}
