import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { capitalize, describeElement, LOOK_MS } from '../../describe.ts';
import { ambiguity } from '../../finding/ambiguity.ts';
import { matchTarget, type Match } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import { seenTexts } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { denied } from '../text.ts';
import { isOnlyDenied } from '../../denial.ts';
import { OPPOSITE } from '../../reading/statements/state-words.ts';
import { matchListed } from '../listed.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { lookAtEach } from './each.ts';
import { isInState } from './element-states.ts';
import { lookWhetherEmpty } from './empty.ts';
import { lookWhetherGone } from './gone.ts';
import { purposeOf } from './purpose.ts';
import { isOfItsPlace } from './place.ts';
import { othersInState } from './sole.ts';
import { isSwitched } from './switched.ts';
import { lookForWords } from './words.ts';

export async function lookAtState(session: Session, check: CheckOf<'state'>): Promise<Look> {
  const { word, target } = check;
  // "The Active filter is active": its name says nothing of it.
  const isName = target.readings.some(({ name }) => name.toLowerCase() === word?.text.toLowerCase());
  const says =
    word && !isName ? await lookAtPart(session, { kind: 'part', target, expected: saying(word.text) }) : null;
  if (!says?.isTrue) return lookAtElement(session, check);
  // "Robert Jones is active": what a row says of him. Where it says so, a denial is false.
  return { ...says, isTrue: word?.isNegated !== true };
}

function saying(text: string): Expected {
  return { text, comparison: 'is', isNegated: false, isQuoted: false };
}

async function lookAtElement(
  session: Session,
  { target, state, isEach, isSole, amount }: CheckOf<'state'>,
): Promise<Look> {
  if (state === 'hidden') return lookWhetherGone(session, withoutPartsOfNames(target));
  const sought = state === 'visible' ? withoutNumbers(withoutPartsOfNames(target)) : target;
  const find = isEach ? matchListed : matchTarget;
  const match = await find(session, sought, { purpose: purposeOf(state, target), quoted: 'whole' });
  if (!match && state === 'visible') return lookForWords(session, target);
  const isHeld = state === 'empty' || state === 'filled';
  // "The inbox is empty" is not said of a field that merely stands beside that heading.
  if (isHeld && (!match || (await isBesideIts(session, match, target))))
    return lookWhetherEmpty(session, target, state);
  if (!match) return missing(session, target.words);
  const [locator] = match.elements;
  if (!(await isOfItsPlace(session, locator, target))) return missing(session, target.words);
  const description = await describeElement(locator, target, null, LOOK_MS);
  if ((isEach || isSaidOfSeveral(target, match.elements.length)) && state !== 'visible')
    return lookAtEach(match.elements, target, state, { isEach, amount });
  if (state === 'visible' && isOfSort(target) && (await isolated(locator, isButton)))
    return {
      isTrue: false,
      element: { description, locator },
      sentence: () =>
        `Only the ${description} is called so. If it is meant, say so: There is a ${description}.`,
    };
  const refuted = state === 'visible' ? await refutedBy(session, locator, target) : null;
  if (refuted) return refuted;
  // "The hotels are shown": not by the tab of that name, but by what it opens.
  const isTab = state === 'visible' && isDescribed(target) && (await isolated(locator, isTabOf));
  const asked = isTab ? 'selected' : state;
  const switched = await isSwitched(locator, target, asked);
  const isTrue = switched ?? (asked === 'visible' || (await isolated(locator, isInState, asked)));
  const others = isSole && isTrue && asked !== 'visible' ? await othersInState(locator, asked) : 0;
  if (others !== 0)
    return {
      isTrue: false,
      element: { description, locator },
      sentence: () =>
        `${capitalize(description)} is ${state}, ${others === null ? 'but stands in no group of others' : `and so ${others === 1 ? 'is 1 other' : `are ${others} others`} of its group`}.`,
    };
  const { remark, marks } = ambiguity(match.elements.length, 'looked at the first');
  return {
    isTrue,
    element: { description, locator },
    marks: state === 'visible' ? [] : marks,
    sentence: () => {
      const other =
        switched === null ? OPPOSITE[state] : state === 'enabled' ? 'not both on and usable' : 'on';
      const actual = isTrue ? state : other;
      const expected = isTrue ? '' : `; expected that it is ${state}`;
      return `${capitalize(description)} is ${actual}${expected}.${state === 'visible' ? '' : remark}`;
    },
  };
}

/** "There are new messages" on a page that says "You have no new messages". */
async function refutedBy(session: Session, locator: Locator, { readings }: Target): Promise<Look | null> {
  if (readings.some(({ isQuoted }) => isQuoted)) return null;
  const names = readings.map(({ name }) => name).filter((name) => name !== '');
  const own = (await seenTexts(session, locator)).join('\n');
  const refuted = names.find((name) => isOnlyDenied(own, name));
  if (refuted !== undefined) return denied(refuted, [own]);
  // "There are scheduled payments", where that is only a heading.
  const described = names.filter((name) => / /u.test(name) && /^\P{Lu}*$/u.test(name));
  const page = described.length > 0 ? (await seenTexts(session, null)).join('\n') : '';
  const words = described.find((name) => isOnlyDenied(page, name));
  return words === undefined ? null : denied(words, [page]);
}

async function isBesideIts(session: Session, { exactness }: Match, target: Target): Promise<boolean> {
  if (exactness !== 'near' || target.readings.some(({ kind }) => kind !== null)) return false;
  const own = await matchTarget(session, target, { purpose: 'see', quoted: 'whole' });
  return own !== null && (await isolated(own.elements[0], isHeadOrLink));
}

/** Runs inside the page. */
const isHeadOrLink = (element: Element) =>
  element.closest('h1, h2, h3, h4, h5, h6, [role=heading], a') !== null;

/** "The dialog is open": a dialog is meant, not a button that has the word in its name. */
function withoutPartsOfNames(target: Target): Target {
  const bare = target.readings.filter(({ name, kind }) => name === '' && kind?.roles.includes('dialog'));
  return bare.length > 0 ? { ...target, readings: bare } : target;
}

/** "Page 2 is shown": a mere 2 somewhere is no page. */
function withoutNumbers(target: Target): Target {
  const named = target.readings.filter(({ name }) => !/^\d+$/u.test(name) || name === target.words);
  const orElse = target.orElse && { orElse: withoutNumbers(target.orElse) };
  return { ...target, ...(named.length > 0 && { readings: named }), ...orElse };
}

/** "The Cancel buttons are enabled" is said of all of them. */
function isSaidOfSeveral({ words, readings }: Target, count: number): boolean {
  return (
    count > 1 && readings.some(({ kind }) => kind && new RegExp(`\\b${kind.word}e?s\\b`, 'iu').test(words))
  );
}

function isDescribed({ words, readings }: Target): boolean {
  return (
    /^(?:the )?\p{Ll}/u.test(words.replace(/^The /u, 'the ')) &&
    readings.every(({ kind, isQuoted }) => kind === null && !isQuoted)
  );
}

/** "A return": one of a sort of things, in small letters and by one word. */
function isOfSort({ words, readings }: Target): boolean {
  return /^an? \p{Ll}+$/iu.test(words) && readings.every(({ kind, isQuoted }) => kind === null && !isQuoted);
}

/** Runs inside the page: what is pressed is called by what it does. */
const isButton = (element: Element) =>
  element.closest('button, [role=button], input[type=submit], input[type=button]') !== null;

/** Runs inside the page. */
const isTabOf = (element: Element) => element.closest('[role=tab]') !== null;
