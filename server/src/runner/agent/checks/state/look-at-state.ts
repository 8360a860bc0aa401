import type { Locator } from 'playwright-core';
import type { Bounds, ElementState, Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { capitalize, describeElement } from '../../describe.ts';
import type { Purpose } from '../../finding/queries/query.ts';
import { ambiguity } from '../../finding/ambiguity.ts';
import { matchTarget } from '../../finding/matches.ts';
import { showsText } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import { containedText } from '../../text-pattern.ts';
import { isWithin } from '../bounds.ts';
import { lookWhetherEmpty } from './empty.ts';
import { isInState } from './element-states.ts';
import { unknownThing } from '../known.ts';
import { asksForDialog, saidByDialog } from '../dialogs.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { isolated } from '../../isolated.ts';

const PURPOSE: Partial<Record<ElementState, Purpose>> = {
  checked: 'toggle',
  unchecked: 'toggle',
  selected: 'click',
  active: 'click',
  inactive: 'click',
  unselected: 'click',
  readonly: 'field',
  editable: 'field',
  invalid: 'field',
  required: 'field',
  optional: 'field',
  empty: 'field',
  filled: 'field',
};
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

/** Fields are found by what stands beside them, too. */
function purposeOf(state: ElementState, { readings }: Target): Purpose {
  const isField = readings.some(
    ({ kind, name }) => kind?.isField && name !== '' && kind.roles.includes('textbox'),
  );
  return PURPOSE[state] ?? (isField && state !== 'visible' ? 'field' : 'see');
}

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
  if (state === 'hidden') return lookForAbsence(session, target);
  const match = await matchTarget(session, target, { purpose: purposeOf(state, target), quoted: 'whole' });
  if (!match && state === 'visible') return lookForWords(session, target);
  if (!match && (state === 'empty' || state === 'filled')) return lookWhetherEmpty(session, target, state);
  if (!match) return missing(session, target.words);
  const [locator] = match.elements;
  const description = await describeElement(locator, target);
  if (isEach && state !== 'visible') return lookAtAll(match.elements, target, state, amount);
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

function isDescribed({ words, readings }: Target): boolean {
  return (
    /^(?:the )?\p{Ll}/u.test(words.replace(/^The /u, 'the ')) &&
    readings.every(({ kind, isQuoted }) => kind === null && !isQuoted)
  );
}

/** Runs inside the page. */
const isTabOf = (element: Element) => element.closest('[role=tab]') !== null;

/** "All checkboxes are checked": each of them must be. */
async function lookAtAll(
  elements: Locator[],
  target: Target,
  state: Exclude<ElementState, 'visible' | 'hidden'>,
  amount?: Bounds,
): Promise<Look> {
  const are = await Promise.all(elements.map((element) => isolated(element, isInState, state)));
  const plural = target.words.replace(/^the /u, '');
  const others = are.filter((is) => !is).length;
  if (amount)
    return {
      isTrue: isWithin(are.length - others, amount),
      sentence: () => `${are.length - others} of ${are.length} ${plural} are ${state}.`,
    };
  return {
    isTrue: others === 0,
    sentence: () =>
      others === 0
        ? `All ${are.length} ${plural} are ${state}.`
        : `${others} of ${are.length} ${plural} are not ${state}.`,
  };
}

async function lookForAbsence(session: Session, target: Target): Promise<Look> {
  const match = await matchTarget(session, target, { purpose: 'see', quoted: 'anyCase' });
  if (!match) {
    const dialog = asksForDialog(target) ? saidByDialog(session)[0] : undefined;
    const [first] = target.readings;
    const isNamed = target.readings.some(({ kind, isQuoted }) => kind !== null || isQuoted);
    const unknown = first && !isNamed ? await unknownThing(session, first.name) : null;
    if (unknown) return unknown;
    const nearby = await placeThatStays(session, target);
    if (nearby) return nearby;
    return {
      isTrue: dialog === undefined,
      sentence: () =>
        dialog === undefined
          ? `"${target.words}" is not visible on the page.`
          : `The page asked "${dialog}" in a dialog.`,
    };
  }
  const [locator] = match.elements;
  const description = await describeElement(locator, target);
  return {
    isTrue: false,
    element: { description, locator },
    sentence: () => `${capitalize(description)} is still visible.`,
  };
}

/** "The session in London is gone", where nothing is called a session, but London still stands there. */
async function placeThatStays(session: Session, { words, orElse, readings }: Target): Promise<Look | null> {
  const name = orElse?.within?.reading.name;
  if (!name || readings.some(({ kind, isQuoted }) => kind !== null || isQuoted)) return null;
  if (
    orElse.readings.some(({ kind }) => kind !== null) ||
    !(await showsText(session, containedText(name), null))
  )
    return null;
  return {
    isTrue: false,
    sentence: () =>
      `Nothing on the page is called "${words}", but it still shows "${name}". Put the text that must not be there in quotes.`,
  };
}

/** Words that are spread over several elements, or that a JavaScript dialog said. */
async function lookForWords(session: Session, target: Target): Promise<Look> {
  const [dialog] = asksForDialog(target) ? saidByDialog(session) : [];
  if (dialog !== undefined)
    return { isTrue: true, sentence: () => `The page asked "${dialog}" in a dialog.` };
  const plain = target.readings.find(({ kind, ordinal }) => kind === null && ordinal === null);
  if (!plain || target.within || target.readings.some(({ kind }) => kind !== null && !kind.isText))
    return missing(session, target.words);
  const isShown = await showsText(session, containedText(plain.name, !plain.isQuoted), null);
  return isShown
    ? { isTrue: true, sentence: () => `The page shows "${plain.name}".` }
    : missing(session, target.words);
}
