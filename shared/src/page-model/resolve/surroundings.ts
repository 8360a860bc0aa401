import type { NamedElement, Place, Purpose, Target } from 'shared/step-language';
import { MAX_LENGTH, textsIn, titleOf } from './description.ts';
import { find, inPlace, missingPlace } from './find.ts';
import { isFor, isOfKind, kindOf } from './kinds.ts';
import type { PageReader } from './page-reader.ts';

const MAX_NAMES = 300;

/** What a page contains instead of a missing target. */
export interface Surroundings {
  /** The part of the target's place that is missing. */
  missingPlace: Place | null;
  /** It has come in the meantime. */
  isThere: boolean;
  isHidden: boolean;
  /** An open modal dialog lies in front of it. */
  isBlocked: boolean;
  /** Elements of that name and another kind. */
  others: NamedElement[];
  /** The elements of that kind, or for that purpose, by each of their names. */
  named: NamedElement[];
}

/** What there is in the place of a target that was not found. */
export function surroundingsOf<N>(page: PageReader<N>, target: Target, purpose: Purpose): Surroundings {
  const anyNumber = { ...target, ordinal: null };
  const isThere = (leniency: { hidden?: boolean; blocked?: boolean }) =>
    find(page, anyNumber, purpose, leniency).length > 0;
  return {
    missingPlace: missingPlace(page, target.place),
    isThere: isThere({}),
    isHidden: isThere({ hidden: true, blocked: true }),
    isBlocked: isThere({ blocked: true }),
    others: othersOf(page, anyNumber),
    named: namedFor(page, target, purpose)
      .filter(({ name }, index, all) => index === all.findIndex((one) => one.name === name))
      .slice(0, MAX_NAMES),
  };
}

function othersOf<N>(page: PageReader<N>, target: Target): NamedElement[] {
  if (target.name === null || target.kind === null) return [];
  return find(page, { ...target, kind: null }, 'any').map((node) => ({
    name: titleOf(page, node),
    kind: kindOf(page, node),
  }));
}

function namedFor<N>(page: PageReader<N>, { kind, place }: Target, purpose: Purpose): NamedElement[] {
  const root = page.root();
  if (kind === 'text') return root === null ? [] : textsIn(page, root).map((name) => ({ name, kind: null }));
  const fitting = page
    .all()
    .filter((node) => (kind ? isOfKind(page, node, kind) : isFor(page, node, purpose)))
    .filter((node) => page.isVisible(node) && page.isInFront(node, purpose));
  const isCalledByText = kind === 'row' || kind === 'item';
  const namesOf = (node: N) =>
    isCalledByText ? textsIn(page, node).slice(0, 1) : [titleOf(page, node), ...page.seenNamesOf(node)];
  return (place ? inPlace(page, fitting, place) : fitting).flatMap((node) =>
    namesOf(node)
      .filter((name) => name !== '' && name.length <= MAX_LENGTH)
      .map((name) => ({ name, kind: kind ?? kindOf(page, node) })),
  );
}
