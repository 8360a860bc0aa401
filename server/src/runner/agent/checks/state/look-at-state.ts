import type { ElementState, Expected } from '../../check.ts';
import { capitalize, describeElement, LOOK_MS } from '../../describe.ts';
import { ambiguity } from '../../finding/ambiguity.ts';
import { matchTarget } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { lookAtEach } from './each.ts';
import { isInState } from './element-states.ts';
import { lookWhetherEmpty } from './empty.ts';
import { lookWhetherGone } from './gone.ts';
import { purposeOf } from './purpose.ts';
import { lookForWords } from './words.ts';

const ABSENT: Partial<Record<ElementState, string>> = {
  enabled: 'disabled',
  disabled: 'enabled',
  active: 'inactive',
  inactive: 'active',
  checked: 'unchecked',
  unchecked: 'checked',
  empty: 'filled',
  filled: 'empty',
  expanded: 'collapsed',
  collapsed: 'expanded',
  unselected: 'selected',
  unfocused: 'focused',
};

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
  { target, state, isEach, amount }: CheckOf<'state'>,
): Promise<Look> {
  if (state === 'hidden') return lookWhetherGone(session, target);
  const sought = state === 'visible' ? withoutPartsOfNames(target) : target;
  const match = await matchTarget(session, sought, { purpose: purposeOf(state, target), quoted: 'whole' });
  if (!match && state === 'visible') return lookForWords(session, target);
  if (!match && (state === 'empty' || state === 'filled')) return lookWhetherEmpty(session, target, state);
  if (!match) return missing(session, target.words);
  const [locator] = match.elements;
  const description = await describeElement(locator, target, null, LOOK_MS);
  if ((isEach || isSaidOfSeveral(target, match.elements.length)) && state !== 'visible')
    return lookAtEach(match.elements, target, state, amount);
  // "The hotels are shown": not by the tab of that name, but by what it opens.
  const isTab = state === 'visible' && isDescribed(target) && (await isolated(locator, isTabOf));
  const asked = isTab ? 'selected' : state;
  const isTrue = asked === 'visible' || (await isolated(locator, isInState, asked));
  const { remark, marks } = ambiguity(match.elements.length, 'looked at the first');
  return {
    isTrue,
    element: { description, locator },
    marks: state === 'visible' ? [] : marks,
    sentence: () => {
      const actual = isTrue ? state : (ABSENT[state] ?? `not ${state}`);
      const expected = isTrue ? '' : `; expected that it is ${state}`;
      return `${capitalize(description)} is ${actual}${expected}.${state === 'visible' ? '' : remark}`;
    },
  };
}

/** "The dialog is open": a dialog is meant, not a button that has the word in its name. */
function withoutPartsOfNames(target: Target): Target {
  const bare = target.readings.filter(({ name, kind }) => name === '' && kind?.roles.includes('dialog'));
  return bare.length > 0 ? { ...target, readings: bare } : target;
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

/** Runs inside the page. */
const isTabOf = (element: Element) => element.closest('[role=tab]') !== null;
