import type { Locator } from 'playwright-core';
import type { StepMark } from 'shared/contract';
import type { Reading, Target } from '../command.ts';
import { describeElement } from '../describe.ts';
import { EXACTNESS, queries, type Exactness, type Purpose } from './element-queries.ts';
import { isolated, PATIENT_MS } from '../isolated.ts';
import { withLens } from '../lens.ts';
import { mainPart } from './main-part.ts';
import { nearestSentence } from './nearest.ts';
import { pick } from './pick.ts';
import { areasOf, type Area } from './places.ts';
import { poll } from '../poll.ts';
import { WAIT_MS, type Session } from '../session.ts';
import { StepFailure } from '../step-failure.ts';
import { traitsOf, type Traits } from './traits.ts';

export interface Found {
  locator: Locator;
  /** e.g. `button "Buy now"` */
  description: string;
  traits: Traits;
  /** " 2 elements match; took the first.", or empty. */
  remark: string;
  marks: StepMark[];
}

/** What one rule found: at least one element. */
export interface Match {
  elements: [Locator, ...Locator[]];
  exactness: Exactness;
  /** How many places fitted where it says that it stands in one. */
  rivals: number;
}

/** How long a pointer rests on what may show itself then. */
const HOVER_MS = 1000;
/** A text labels a field only from nearby. */
const LABEL_REACH = 3;

export interface Search {
  purpose: Purpose;
  /** Looks at what nobody can see, too. */
  isHidden?: boolean;
  /** A name in quotes must be the whole name, to the letter (`whole`) or in any case (`anyCase`). */
  quoted?: 'whole' | 'anyCase';
  /** What frames the page counts as well: the place is named otherwise. */
  isAnywhere?: boolean;
}

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
  const isAnywhere =
    search.isAnywhere === true || (target.within !== null && target.within.relation !== 'under');
  for (const isLoose of target.readings.some(({ kind }) => kind !== null) ? [false, true] : [false])
    for (const exactness of EXACTNESS)
      for (const area of areas)
        for (const reading of target.readings)
          if (!isTooLoose(reading, exactness, search))
            yield* matchesIn(area, reading, exactness, { ...search, isAnywhere, isLoose });
  if (target.orElse) yield* matchesOf(session, target.orElse, search);
}

async function* matchesIn(
  area: Area,
  reading: Reading,
  exactness: Exactness,
  { purpose, isHidden = false, isAnywhere = false, isLoose }: Search & { isLoose: boolean },
): AsyncGenerator<Match> {
  for (const query of queries(area.scope, reading, purpose, exactness, isLoose)) {
    const { locator, isInList, isError = false, isClickable = false, groupOf, beside } = query;
    const all = await pick(locator, {
      isSeen: !isHidden && !isInList,
      isError,
      isClickable,
      isOfEach: reading.isOfEach === true,
      prefersMain: !isAnywhere && reading.name === '' && isOfList(reading),
      ...(groupOf && { groupOf }),
      near: beside
        ? { anchors: beside.filter({ visible: true }), relation: 'beside', reach: LABEL_REACH }
        : area.near,
    });
    const [first, ...others] = ordered(all, reading.ordinal, area.near !== null || beside !== undefined);
    if (first) yield { elements: [first, ...others], exactness, rivals: area.rivals };
  }
}

/** What lists hold: the entries of a menu or a footer are none of them to a person. */
function isOfList({ kind }: Reading): boolean {
  return kind?.roles.some((role) => role === 'listitem' || role === 'row') ?? false;
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

/**
 * Waits until the target is there and visible.
 * @throws StepFailure that names what was looked for and what is nearest, or the names that it is a part of.
 */
export async function findTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  limit = WAIT_MS,
): Promise<Found> {
  const search: Search = { purpose, isHidden: purpose === 'file' };
  let isCalm = false;
  const look = async () => {
    const match = await matchTarget(session, target, search);
    if (!match || isCalm || isSure(match, target)) return match;
    // What fits less well is taken only from a page that has come to rest: the real one may be on its way.
    await session.window.activity.settle(session.window.page(), limit);
    isCalm = true;
    return null;
  };
  const match = (await poll(look, limit, session.signal)) ?? (await underPointer(session, target, search));
  if (!match) throw new StepFailure(await absence(session, target, search, limit), undefined, true);
  const found = await settleOn(match, target);
  return purpose === 'click' ? { ...found, locator: await inside(found.locator) } : found;
}

/** "Click the Name header", where the cell holds a button of its name and does nothing itself. */
async function inside(locator: Locator): Promise<Locator> {
  const only = locator.locator('a[href], button, [role=button]').filter({ visible: true });
  return (await isolated(locator, holdsItsButton, undefined, HOVER_MS).catch(() => false))
    ? only.first()
    : locator;
}

/** Runs inside the page. */
const holdsItsButton = (element: Element) => {
  const buttons = element.querySelectorAll('a[href], button, [role=button]');
  return (
    element.matches('th, td, li, h1, h2, h3, h4, h5, h6, [role=columnheader], [role=listitem]') &&
    buttons.length === 1 &&
    getComputedStyle(element).cursor !== 'pointer' &&
    buttons[0]?.textContent?.trim() === element.textContent?.trim()
  );
};

/** What a page draws only while the pointer is on its row. */
async function underPointer(session: Session, target: Target, search: Search): Promise<Match | null> {
  if (search.purpose !== 'click') return null;
  const match = await matchTarget(session, target, { ...search, isHidden: true });
  const [element] = match?.elements ?? [];
  if (!match || !element || !(await element.boundingBox({ timeout: HOVER_MS }).catch(() => null)))
    return null;
  await element.hover({ timeout: HOVER_MS }).catch(() => undefined);
  const look = async () =>
    (await pick(element, { isSeen: true, isError: false, near: null })).length > 0 ? match : null;
  const shown = await poll(look, HOVER_MS, session.signal);
  return shown && { ...shown, elements: [element] };
}

function isSure({ exactness, elements }: Match, { readings, locator }: Target): boolean {
  if (locator) return true;
  return (
    exactness !== 'part' &&
    exactness !== 'near' &&
    elements.length === 1 &&
    readings.every(({ ordinal }) => ordinal !== -1)
  );
}

/** Of several that fit equally well, the one in an open modal dialog, else the first. */
async function settleOn(match: Match, target: Target): Promise<Found> {
  const isVague = match.exactness === 'part' || target.readings.some(({ name }) => name === '');
  const inFront = match.elements.length > 1 ? await inDialog(match.elements) : [];
  // A button of the form, not the link of that name in the header.
  const isSeveral = match.elements.length > 1 && inFront.length === 0 && !isVague;
  const inMain = isSeveral ? await mainPart(match.elements) : [];
  const [head, ...tail] = inFront;
  const [first, ...others] = inMain;
  const main: Match['elements'] = first ? [first, ...others] : match.elements;
  const front: Match['elements'] = head ? [head, ...tail] : main;
  const elements = isVague ? await ofOneName(front, target) : front;
  const [locator] = elements;
  const [description, traits] = await Promise.all([describeElement(locator, target), traitsOf(locator)]);
  if (match.rivals > 1 && elements.length === 1)
    return { locator, description, traits, ...ambiguity(match.rivals, 'took the first', 'places') };
  const count = head ? match.elements.length : elements.length;
  return {
    locator,
    description,
    traits,
    ...ambiguity(count, head ? 'took the one in front' : 'took the first'),
  };
}

/** Several names that merely contain the words: those that begin with them, if that leaves one name. Which of several is meant is not guessed. */
async function ofOneName(
  elements: [Locator, ...Locator[]],
  target: Target,
): Promise<[Locator, ...Locator[]]> {
  if (elements.length === 1) return elements;
  const names = await Promise.all(
    elements.slice(0, 20).map((element) => isolated(element, nameOf, undefined, PATIENT_MS)),
  );
  const words = (target.readings[0]?.name ?? target.words).toLowerCase();
  const isStart = names.map((name) => name.toLowerCase().startsWith(words));
  const candidates = isStart.includes(true) ? names.filter((_, index) => isStart[index]) : names;
  const [name = '', ...others] = [...new Set(candidates)];
  const inMain = others.length > 0 ? await mainPart(elements) : [];
  const [only, ...rivals] = inMain;
  if (only && inMain.length < elements.length) return ofOneName([only, ...rivals], target);
  if (others.length > 0) {
    const list = [name, ...others]
      .slice(0, 5)
      .map((one) => `"${one.length > 60 ? `${one.slice(0, 60)}…` : one}"`);
    throw new StepFailure(
      `It is not clear which element "${target.words}" is: ${list.join(', ')} all fit. Write the whole name, or say where it stands.`,
    );
  }
  const [first, ...rest] = elements.filter((_, index) => names[index] === name);
  return first ? [first, ...rest] : elements;
}

const nameOf = withLens((lens, element: Element): string =>
  lens.clean(
    element.getAttribute('aria-label') ||
      lens.textOf(element).written ||
      element.getAttribute('alt') ||
      element.getAttribute('placeholder') ||
      element.getAttribute('title') ||
      '',
  ),
) as (element: Element) => string;

/** Runs inside the page. */
const isInModal = (element: Element) => element.closest('dialog:modal, [aria-modal=true]') !== null;

/** Behind an open modal dialog nothing can be reached: of several matches, those in the dialog are meant. */
async function inDialog(elements: Locator[]): Promise<Locator[]> {
  const isInside = await Promise.all(
    elements.map((element) => isolated(element, isInModal, undefined, PATIENT_MS)),
  );
  return elements.filter((_, index) => isInside[index]);
}

/** What a result says where several elements fitted equally well. @param choice e.g. `took the first` */
export function ambiguity(count: number, choice: string, what = 'elements'): Pick<Found, 'remark' | 'marks'> {
  if (count < 2) return { remark: '', marks: [] };
  const text = `${count} ${what} match; ${choice}.`;
  return { remark: ` ${text}`, marks: [{ kind: 'ambiguous', text }] };
}

async function absence(session: Session, target: Target, search: Search, limit: number): Promise<string> {
  const start = `Element not found after waiting ${limit}ms: "${target.words}".`;
  if (await matchTarget(session, target, { ...search, isHidden: true }))
    return `${start} It is in the page, but hidden.`;
  return `${start} ${await nearestSentence(session.window.page(), target.readings[0]?.name || target.words)}`;
}
