import {
  longerNames,
  type Kind,
  type NamedElement,
  type Place,
  type Purpose,
  type Target,
} from 'shared/step-language';
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
  /** Elements of that name and another kind, or for another purpose. */
  others: NamedElement[];
  /** What the step most likely means: it is called by all words of the target, its number or kind among them, or by its name and is of another kind. */
  likely: NamedElement[];
  /** The elements of that kind, or for that purpose, by each of their names. */
  named: NamedElement[];
  /** How many of those have no name at all. */
  unnamed: number;
}

/** What there is in the place of a target that was not found. */
export function surroundingsOf<N>(page: PageReader<N>, target: Target, purpose: Purpose): Surroundings {
  const anyNumber = { ...target, ordinal: null };
  const isThere = (leniency: { hidden?: boolean; blocked?: boolean }) =>
    find(page, anyNumber, purpose, leniency).length > 0;
  const fitting = fittingOf(page, target, purpose);
  const named = target.kind === 'text' ? textsOf(page) : namedOf(page, fitting, target.kind);
  return {
    missingPlace: missingPlace(page, target.place),
    isThere: isThere({}),
    isHidden: isThere({ hidden: true, blocked: true }),
    isBlocked: isThere({ blocked: true }),
    others: othersOf(page, anyNumber, purpose),
    likely: likelyTargets(target, purpose)
      .flatMap((likely) => find(page, likely, purpose))
      .map((node) => ({ name: titleOf(page, node), kind: kindOf(page, node) }))
      .filter(isFirst),
    named: named
      .filter(({ name }, index, all) => index === all.findIndex((one) => one.name === name))
      .slice(0, MAX_NAMES),
    unnamed: fitting.filter((node) => titlesOf(page, node, target.kind).length === 0).length,
  };
}

const isFirst = ({ name, kind }: NamedElement, index: number, all: NamedElement[]): boolean =>
  index === all.findIndex((one) => one.name === name && one.kind === kind);

/** An assertion about a link says nothing of a button. */
function likelyTargets(target: Target, purpose: Purpose): Target[] {
  const isOther = target.kind !== null && target.name !== null && purpose !== 'any';
  return [...longerNames(target), ...(isOther ? [{ ...target, kind: null }] : [])];
}

function othersOf<N>(page: PageReader<N>, target: Target, purpose: Purpose): NamedElement[] {
  if (target.name === null || (target.kind === null && purpose === 'any')) return [];
  return find(page, { ...target, kind: null }, 'any').map((node) => ({
    name: titleOf(page, node),
    kind: kindOf(page, node),
  }));
}

/** The visible elements of the kind or for the purpose that are in the place. */
function fittingOf<N>(page: PageReader<N>, { kind, place }: Target, purpose: Purpose): N[] {
  if (kind === 'text') return [];
  const fitting = page
    .all()
    .filter((node) => (kind ? isOfKind(page, node, kind) : isFor(page, node, purpose)))
    .filter((node) => page.isVisible(node) && page.isInFront(node, purpose));
  return place ? inPlace(page, fitting, place) : fitting;
}

function textsOf<N>(page: PageReader<N>): NamedElement[] {
  const root = page.root();
  return root === null ? [] : textsIn(page, root).map((name) => ({ name, kind: null }));
}

function titlesOf<N>(page: PageReader<N>, node: N, kind: Kind | null): string[] {
  const isCalledByText = kind === 'row' || kind === 'item';
  const names = isCalledByText
    ? textsIn(page, node).slice(0, 1)
    : [titleOf(page, node), ...page.seenNamesOf(node)];
  return names.filter((name) => name !== '');
}

function namedOf<N>(page: PageReader<N>, fitting: N[], kind: Kind | null): NamedElement[] {
  return fitting.flatMap((node) =>
    titlesOf(page, node, kind)
      .filter((name) => name.length <= MAX_LENGTH)
      .map((name) => ({ name, kind: kind ?? kindOf(page, node) })),
  );
}
