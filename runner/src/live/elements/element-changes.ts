import { inside, plainTarget, type Assertion, type State, type Target } from 'shared/step-language';
import { followPath } from '../../page/element-path.ts';
import { nameElement } from '../../resolve/name-element.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { CapturedControl, CapturedState } from '../../page/capture/live/capture-document.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { hasValue, isState, shows, valuesOfText } from './assertions-about.ts';
import type { PageCapture } from './capture.ts';
import { hasText } from './text-changes.ts';
import { isVolatile } from './volatile-text.ts';

/** Each costs some evaluations on the page. */
const MAX_ELEMENTS = 4;

const SPOKEN: Record<CapturedState, [ifTrue: State, ifFalse: State]> = {
  checked: ['checked', 'unchecked'],
  selected: ['selected', 'unselected'],
  expanded: ['expanded', 'collapsed'],
  disabled: ['disabled', 'enabled'],
};

/** A new dialog. */
export function newDialogs(run: RunContext, before: PageCapture, now: PageCapture): Promise<Assertion[]> {
  const known = [...before.texts.values()].filter(({ role }) => role === 'dialog').map(({ text }) => text);
  const added = [...now.texts].filter(([, { role, text }]) => role === 'dialog' && !known.includes(text));
  return ofElements(run, added, async (_, target) => (target ? [isState(target, 'visible')] : []));
}

/** Texts that elements show instead of others: as the value of what labels them, else as new texts of the page. */
export function changedTexts(run: RunContext, before: PageCapture, now: PageCapture): Promise<Assertion[]> {
  const changed = [...now.texts].filter(([id, { text, role }]) => {
    const old = before.texts.get(id);
    return old && role !== 'dialog' && old.text !== text && !isVolatile(text);
  });
  return ofElements(run, changed, async ([id, { text }]) => {
    const end = followPath(run.window.page(), id);
    const facts = end && (await evaluateIsolated(end.document, 'readFacts', { id: end.id }));
    const isNew = /\p{L}/u.test(text) && !hasText(before, text);
    return [...(facts ? valuesOfText(facts) : []), ...(isNew ? [shows(text)] : [])];
  });
}

/** Lists and tables with more or fewer entries. */
export function changedCounts(run: RunContext, before: PageCapture, now: PageCapture): Promise<Assertion[]> {
  const changed = [...now.counts].filter(
    ([id, { count }]) => count > 0 && before.counts.has(id) && before.counts.get(id)?.count !== count,
  );
  return ofElements(run, changed, async ([, { count, entries }], around) => {
    const target = around && plainTarget(null, entries, inside(around));
    return target ? [{ kind: 'count', target, bound: 'exactly', count }] : [];
  });
}

/** Controls with another value or state, but not the one that the person has just used. */
export function changedControls(
  run: RunContext,
  before: PageCapture,
  now: PageCapture,
): Promise<Assertion[]> {
  const changed = [...now.controls].filter(([id, control]) => {
    const old = before.controls.get(id);
    return old && (isOtherValue(old, control) || otherStates(old, control).length > 0);
  });
  return ofElements(run, changed, async ([id, control], target) => {
    const old = before.controls.get(id);
    if (!old || !target) return [];
    const value = isOtherValue(old, control) ? valueOf(target, control.value ?? '') : [];
    return [...value, ...otherStates(old, control).map((state) => isState(target, state))];
  });
}

function isOtherValue(old: CapturedControl, { value, isFocused }: CapturedControl): boolean {
  return !isFocused && value !== null && value !== old.value && !isVolatile(value);
}

function valueOf(target: Target, value: string): Assertion[] {
  return [value === '' ? isState(target, 'empty') : hasValue(target, value)];
}

/** The states that a control has now and did not have before. A person has just turned on what is focused. */
function otherStates(old: CapturedControl, { states, isFocused }: CapturedControl): State[] {
  return (Object.keys(SPOKEN) as CapturedState[]).flatMap((state) => {
    const is = states[state];
    const isOwnAction = isFocused && (state === 'checked' || state === 'selected');
    return is === null || is === old.states[state] || isOwnAction ? [] : [SPOKEN[state][is ? 0 : 1]];
  });
}

/** @param assertionsFor with a target that means the element; null: none does */
async function ofElements<T>(
  run: RunContext,
  elements: [id: string, T][],
  assertionsFor: (element: [id: string, T], target: Target | null) => Promise<Assertion[]>,
): Promise<Assertion[]> {
  const found = elements.slice(0, MAX_ELEMENTS).map(async (element) => {
    const target = await nameElement(run, element[0], 'any');
    return assertionsFor(element, target);
  });
  return (await Promise.all(found)).flat();
}
