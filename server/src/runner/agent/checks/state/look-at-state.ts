import type { Expected } from '../../check.ts';
import { capitalize, describeElement, LOOK_MS } from '../../describe.ts';
import { ambiguity } from '../../finding/ambiguity.ts';
import { matchTarget, type Match } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
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
import { refutedBy } from './refuted.ts';
import { othersInState } from './sole.ts';
import { cannotBe, choiceBeside, pressedOf } from './selectable.ts';
import { isDescribed, isSaidOfSeveral, withoutNumbers, withoutPartsOfNames } from './sought.ts';
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

/** Said of a thing itself, and not of a box whose long name has the word in it. */
const DONE = /^(?:done|finished|completed?|incomplete)$/iu;

async function lookAtElement(session: Session, check: CheckOf<'state'>): Promise<Look> {
  const { target, state, isEach, isSole, amount } = check;
  if (state === 'hidden')
    return lookWhetherGone(session, withoutPartsOfNames(target), check.word !== undefined);
  const sought = state === 'visible' ? withoutNumbers(withoutPartsOfNames(target)) : target;
  const pressed = await pressedOf(session, target, state);
  if (pressed) return lookAtElement(session, { ...check, target: { ...target, locator: pressed } });
  const find = isEach ? matchListed : matchTarget;
  const match = await find(session, sought, { purpose: purposeOf(state, target), quoted: 'whole' });
  if (!match && state === 'visible') return lookForWords(session, target);
  const isHeld = state === 'empty' || state === 'filled';
  // "The inbox is empty" is not said of a field that merely stands beside that heading.
  if (isHeld && (!match || (await isBesideIts(session, match, target))))
    return lookWhetherEmpty(session, target, state);
  if (!match) return missing(session, target.words);
  if (match.exactness === 'part' && check.word && DONE.test(check.word.text))
    return missing(session, target.words);
  const [locator] = match.elements;
  if (!(await isOfItsPlace(session, locator, target))) return missing(session, target.words);
  const choice = isEach ? null : await choiceBeside(locator, state);
  if (choice === 'unclear') return cannotBe(target, locator, state);
  if (choice) return lookAtElement(session, { ...check, target: { ...target, locator: choice } });
  const description = await describeElement(locator, target, null, LOOK_MS);
  if ((isEach || isSaidOfSeveral(target, match.elements.length)) && state !== 'visible')
    return lookAtEach(match.elements, target, state, { isEach, amount });
  const refuted = state === 'visible' ? await refutedBy(session, { description, locator }, target) : null;
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

async function isBesideIts(session: Session, { exactness }: Match, target: Target): Promise<boolean> {
  if (exactness !== 'near' || target.readings.some(({ kind }) => kind !== null)) return false;
  const own = await matchTarget(session, target, { purpose: 'see', quoted: 'whole' });
  return own !== null && (await isolated(own.elements[0], isHeadOrLink));
}

/** Runs inside the page. */
const isHeadOrLink = (element: Element) =>
  element.closest('h1, h2, h3, h4, h5, h6, [role=heading], a') !== null;

/** Runs inside the page. */
const isTabOf = (element: Element) => element.closest('[role=tab]') !== null;
