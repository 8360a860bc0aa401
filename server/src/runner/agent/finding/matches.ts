import type { Locator } from 'playwright-core';
import type { Reading, Target } from '../target.ts';
import type { Session } from '../session.ts';
import { queries } from './queries/queries.ts';
import { EXACTNESS, type Exactness, type Purpose } from './queries/query.ts';
import { pick } from './pick/pick.ts';
import type { Area } from './places/area.ts';
import { areasOf } from './places/areas.ts';

/** What one rule found: at least one element. */
export interface Match {
  elements: [Locator, ...Locator[]];
  exactness: Exactness;
  /** How many places fitted where it says that it stands in one. */
  rivals: number;
  /** What the places are called that have such a thing, where they are different ones. */
  places?: () => Promise<string[]>;
}

export interface Search {
  purpose: Purpose;
  /** Looks at what nobody can see, too. */
  isHidden?: boolean;
  /** A name in quotes must be the whole name, to the letter (`whole`) or in any case (`anyCase`). */
  quoted?: 'whole' | 'anyCase';
  /** What frames the page counts as well: the place is named otherwise. */
  isAnywhere?: boolean;
}

/** What is looked for to do something to it. */
const DONE_TO = new Set<Purpose>(['click', 'field', 'choice', 'toggle']);

/** A text labels a field only from nearby. */
const LABEL_REACH = 3;

/**
 * What the rules find, best rule first: exact names before names with marks and counts around them before other case before
 * part of a name before what stands beside such a text; at each, the named kind, then the roles that suit the purpose, then labels, placeholders, pictures' texts,
 * titles and text, and last what stands beside such a text.
 */
export async function* matchesOf(session: Session, target: Target, search: Search): AsyncGenerator<Match> {
  if (target.locator) {
    if ((await target.locator.count()) > 0)
      yield { elements: [target.locator.first()], exactness: 'exact', rivals: 1 };
    return;
  }
  const areas = await areasOf(session.window.page(), target.within);
  const isSole = target.within?.isSole === true;
  const isAnywhere =
    search.isAnywhere === true || (target.within !== null && target.within.relation !== 'under');
  for (const isLoose of target.readings.some(({ kind }) => kind !== null) ? [false, true] : [false])
    for (const exactness of EXACTNESS)
      for (const area of areas)
        for (const reading of target.readings)
          if (!isTooLoose(reading, exactness, search)) {
            const find = (place: Area) =>
              matchesIn(place, reading, exactness, { ...search, isAnywhere, isLoose, isSole });
            for await (const match of find(area))
              yield area.called === undefined ? match : { ...match, places: () => calledWith(areas, find) };
          }
  if (target.orElse) yield* matchesOf(session, target.orElse, search);
}

/** What those of the areas are called in which something is found. */
async function calledWith(areas: Area[], find: (area: Area) => AsyncGenerator<Match>): Promise<string[]> {
  const isThere = await Promise.all(areas.map(async (area) => (await find(area).next()).done !== true));
  return [...new Set(areas.flatMap(({ called = '' }, index) => (isThere[index] ? called : [])))];
}

async function* matchesIn(
  area: Area,
  reading: Reading,
  exactness: Exactness,
  {
    purpose,
    isHidden = false,
    isAnywhere = false,
    isLoose,
    isSole,
  }: Search & { isLoose: boolean; isSole: boolean },
): AsyncGenerator<Match> {
  for (const query of queries(area.scope, reading, purpose, exactness, isLoose)) {
    const { locator, isInList, isError = false, isClickable = false, groupOf, beside } = query;
    // A label leads away from what it is to stand beside.
    if (beside && area.near?.relation === 'beside') continue;
    const all = await pick(locator, {
      isSeen: !isHidden && !isInList,
      isError,
      isClickable,
      forClick:
        purpose === 'click'
          ? { isPart: exactness === 'part', isHeading: isOfHeadings(reading), words: reading.name }
          : null,
      isOfEach: reading.isOfEach === true,
      prefersMain: !isAnywhere && reading.name === '' && isOfList(reading),
      ...(groupOf && { groupOf }),
      near: beside
        ? { anchors: beside.filter({ visible: true }), relation: 'beside', reach: LABEL_REACH }
        : area.near,
    });
    // Several things have such a part in their names: which of them is meant is not guessed.
    const isVague = area.near?.relation === 'beside' && area.near.isPart === true && DONE_TO.has(purpose);
    if (isVague || (isSole && reading.ordinal === null && all.length > 1)) continue;
    const isWholeSection = area.near?.relation === 'under' && reading.name === '' && beside === undefined;
    const isNearest = (area.near !== null && !isWholeSection) || beside !== undefined;
    const [first, ...others] = ordered(all, reading.ordinal, isNearest);
    if (first) yield { elements: [first, ...others], exactness, rivals: area.rivals };
  }
}

/** What lists hold: the entries of a menu or a footer are none of them to a person. */
function isOfList({ kind }: Reading): boolean {
  return kind?.roles.some((role) => role === 'listitem' || role === 'row') ?? false;
}

function isOfHeadings({ kind }: Reading): boolean {
  return kind?.roles.includes('heading') ?? false;
}

function isTooLoose({ isQuoted, isWhole, kind }: Reading, exactness: Exactness, { quoted }: Search): boolean {
  if (isWhole && exactness === 'part') return true;
  if (!isQuoted || quoted === undefined || kind?.isContainer) return false;
  return exactness === 'part' || (exactness === 'case' && quoted === 'whole');
}

/** "The second" of them; beside a text, the closest. */
function ordered(all: Locator[], ordinal: number | null, isBeside: boolean): Locator[] {
  if (ordinal === null) return isBeside ? all.slice(0, 1) : all;
  const one = all.at(ordinal < 0 ? -1 : ordinal - 1);
  return one ? [one] : [];
}

/** The matches of the best rule that has any; null if none has. */
export async function matchTarget(session: Session, target: Target, search: Search): Promise<Match | null> {
  for await (const match of matchesOf(session, target, search)) return match;
  return null;
}

/** The element that a target stands in, for checks that look inside it; null while there is none. */
export async function findHolder(session: Session, target: Target): Promise<Locator | null> {
  return (await matchTarget(session, target, { purpose: 'any' }))?.elements[0] ?? null;
}
