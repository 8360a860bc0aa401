import type { Box } from 'shared/contract';
import type { Place, Target } from 'shared/step-language';
import { animation } from '../../probe/animation.ts';
import { withProbeParts } from '../../probe/dom-probe.ts';
import type { Purpose } from '../purpose.ts';
import { description } from './description.ts';
import { kindRoles, kinds } from './kinds.ts';
import { matching } from './matching.ts';
import { modals } from './modals.ts';
import { named } from './named.ts';
import { names } from './names.ts';
import { offers } from './offers.ts';
import { places } from './places.ts';
import { registry } from './registry.ts';
import { roles } from './roles.ts';
import { sections } from './sections.ts';
import { tables } from './tables.ts';
import { tree } from './tree.ts';

const inPage = withProbeParts(
  animation,
  tree,
  roles,
  names,
  matching,
  tables,
  sections,
  kindRoles,
  kinds,
  modals,
  named,
  places,
  registry,
  description,
  offers,
);

/** What is looked for in a document. */
export interface Search {
  target: Target;
  purpose: Purpose;
  /** Also what nobody can see. */
  hidden: boolean;
  /** All that the name can mean, controls and texts alike; absent: the first of these that there is. */
  every?: boolean;
}

export interface FoundElement {
  id: string;
  description: string;
  /** In pixels of the document's own window. */
  box: Box;
  /** It, or what it stands in, fades or slides. */
  isMoving: boolean;
}

/** A frame of a document that is to be searched as well. */
interface FoundFrame {
  id: string;
  /** What is left of the target's place inside it. */
  place: Place | null;
}

export interface Found {
  elements: FoundElement[];
  frames: FoundFrame[];
}

export const findElements = inPage((page, _: unknown, { target, purpose, hidden, every }: Search): Found => {
  // Names of many rows take long, and nobody reads them.
  const MAX_DESCRIBED = 50;
  const moved = page.animatedElements();
  return {
    elements: page.find(target, purpose, hidden, every).map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        id: page.idOf(element),
        description: index < MAX_DESCRIBED ? page.describe(element) : (page.kindOf(element) ?? 'element'),
        box: { x, y, width, height },
        isMoving: moved.some((node) => page.isWithin(element, node)),
      };
    }),
    frames: [...page.framesFor(target.place)]
      .filter(([frame]) => page.isInFront(frame, purpose))
      .map(([frame, place]) => ({ id: page.idOf(frame), place })),
  };
});

/** The same as elements, for one that has been drawn anew since: `isSole` if there was no other. */
export const findAgain = inPage(
  (page, _: unknown, { index, ...search }: Search & { index: number | null }): Element[] => {
    const found = page.find(search.target, search.purpose, search.hidden, search.every);
    if (index === null) return found.length === 1 ? found : [];
    return found.slice(index, index + 1);
  },
);

/** What a place encloses, for each region the ids of its elements, and the frames in it. */
export const findRegions = inPage((page, _: unknown, { place }: { place: Place | null }) => ({
  regions: (place ? page.regionsOf(place).regions : [])
    .map((elements) => elements.filter((element) => !page.isOfKind(element, 'frame')).map(page.idOf))
    .filter((ids) => ids.length > 0),
  frames: [...page.framesFor(place)].map(([frame, rest]) => ({ id: page.idOf(frame), place: rest })),
}));

/** For each element a target that names it alone. */
export const findOffers = inPage(
  (page, _: unknown, { ids, target, purpose }: { ids: string[]; target: Target; purpose: Purpose }) =>
    ids.map((id) => {
      const element = page.elementOf(id);
      return element ? page.offerFor(element, { ...target, place: null }, purpose) : null;
    }),
);

/** What a document has instead of what was not found. */
export interface Surroundings {
  /** A part of the target's place that is not there. */
  missingPlace: Target | null;
  isHidden: boolean;
  /** Elements of that name that are of another kind, in words. */
  others: string[];
  /** What is there of that kind, or for that purpose. */
  names: string[];
}

export const findSurroundings = inPage((page, _: unknown, { target, purpose }: Search): Surroundings => {
  const MAX_NAMES = 300;
  const MAX_LENGTH = 80;
  const { name, kind, place } = target;
  const anyNumber = { ...target, ordinal: null };
  const fitting = page.all.filter((element) =>
    kind ? page.isOfKind(element, kind) : page.isFor(element, purpose),
  );
  const visible = fitting.filter((element) => page.isVisible(element) && page.isInFront(element, purpose));
  const isRow = kind === 'row' || kind === 'item';
  const names =
    kind === 'text'
      ? page.textsIn(document.body)
      : (place ? page.inPlace(visible, place) : visible).flatMap((element) =>
          isRow ? page.textsIn(element).slice(0, 1) : page.titleOf(element),
        );
  const others = name !== null && kind !== null ? page.find({ ...anyNumber, kind: null }, 'any', false) : [];
  return {
    missingPlace: page.missingPlace(place),
    isHidden: page.find(anyNumber, purpose, true).length > 0,
    others: others.map((element) => page.describe(element)),
    names: [...new Set(names)].filter((one) => one !== '' && one.length <= MAX_LENGTH).slice(0, MAX_NAMES),
  };
});
