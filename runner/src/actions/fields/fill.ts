import { isSecretField, MASK } from 'shared/step-language';
import { StepFailure } from '../../core/step-failure.ts';
import type { Control } from '../../page/capture/actions/control.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import type { ActionRun } from '../action.ts';
import { expectEffect, onElement, stateOf, type PageElement } from '../on-element.ts';
import { focusedField } from './focused.ts';
import { formatOf, hasFormat } from './formats.ts';
import { hideTyped } from './hide-typed.ts';
import { eraseKeys, isKeyed, selectAll, typeKeys } from './keystrokes.ts';
import { readRow, spreadOver } from './row.ts';
import { moveSlider } from './slider.ts';
import { holdsTyped, isNotReplaced, isSameValue, isTypedValue } from './typed-value.ts';

const NO_FIELDS = /^(?:other|select|slider|checkbox|radio|file|button|submit|reset|image)$/u;

/** What has become of a typed text. */
export interface Filled {
  /** The text must be hidden. */
  isSecret: boolean;
  /** A sentence about what the page has made of the text, with a space before it; empty: the field holds it as it is. */
  note: string;
}

/**
 * Replaces the value of a field, and reads it back. What people type is typed key by key.
 * @throws StepFailure with the format of the field, or its value instead.
 */
export async function fill(
  run: ActionRun,
  element: PageElement,
  control: Control,
  text: string,
): Promise<Filled> {
  const { type } = control;
  const asksForSecret = control.isSecret || isSecretField(element.description);
  if (asksForSecret) await hideTyped(run, element, text);
  let isSecret = asksForSecret || run.values.isSecret(text);
  if (NO_FIELDS.test(type))
    throw new StepFailure(`The ${element.description} is no field that a text can be typed into.`, element);
  if (text !== '' && !hasFormat(type, text))
    throw new StepFailure(
      `The ${element.description} takes ${formatOf(type)}, not "${isSecret ? MASK : text}".`,
      element,
    );
  if (type === 'range') {
    await moveSlider(run, element, text);
    return { isSecret, note: '' };
  }
  let wasHeld = false;
  let typed = element;
  await onElement(run, element, 'typed into', async () => {
    if (isKeyed(type, text)) {
      typed = await focusForKeys(run, element);
      const before = typed === element ? control : await stateOf(run, typed, 'probeControl');
      if (typed !== element && (asksForSecret || before.isSecret)) await hideTyped(run, typed, text);
      isSecret ||= before.isSecret;
      wasHeld = await replaceByKeys(run, typed, before, text);
    } else if (type === 'editor') await replaceAtOnce(run, element, type, text);
    else await element.locator.fill(text, { timeout: run.timing.action });
  });
  return { isSecret, note: await expectTyped(run, typed, type, text, { isSecret, wasHeld }) };
}

/** The field that gets the keys: one that shows a formatted value may give way to another one as soon as it has the focus. */
async function focusForKeys(run: ActionRun, named: PageElement): Promise<PageElement> {
  const { locator, description } = named;
  await locator.focus({ timeout: run.timing.action });
  if (await locator.isVisible()) return named;
  const focused = await focusedField(run).catch(() => null);
  return focused ? { ...focused, description } : named;
}

async function replaceByKeys(
  run: ActionRun,
  element: PageElement,
  { type, value: before }: Control,
  text: string,
): Promise<boolean> {
  if (text === '') {
    await eraseKeys(run, element, type);
    return false;
  }
  await selectAll(run, element.locator, type);
  const wasHeld = await typeKeys(run, element, type, text);
  const current = before === '' ? undefined : await evaluateIfSingle(element.locator, 'probeControl');
  if (!current || isTypedValue(type, current.value, text) || !isNotReplaced(current.value, before, text))
    return wasHeld;
  await eraseKeys(run, element, type);
  return typeKeys(run, element, type, text);
}

/** As if pasted. */
async function replaceAtOnce(
  run: ActionRun,
  { locator }: PageElement,
  type: string,
  text: string,
): Promise<void> {
  await selectAll(run, locator, type);
  await locator.page().keyboard.insertText(text);
}

interface Typing {
  isSecret: boolean;
  /** The fields have held all but the last character of the text. */
  wasHeld: boolean;
  /** What rich text was before: the text is to be anywhere in it. */
  before?: string;
}

/**
 * Waits until a field, or it and those after it, hold the typed text.
 * @returns the note on it, as in `Filled`
 * @throws StepFailure if a field that still exists does not get the value.
 */
export async function expectTyped(
  run: ActionRun,
  element: PageElement,
  type: string,
  text: string,
  { isSecret, wasHeld, before }: Typing,
): Promise<string> {
  let note = '';
  const isRight = async (current: string) => {
    if (before !== undefined && current !== before && holdsTyped(type, current, text)) return true;
    if (before === undefined && isTypedValue(type, current, text)) {
      const made = isSecret ? 'has reformatted it' : `made it "${current.trim()}"`;
      note = isSameValue(type, current, text) ? '' : ` The page ${made}.`;
      return true;
    }
    if (text.length < 2 || (before === undefined && !isKeyed(type, text))) return false;
    const row = await readRow(element);
    const count = row ? spreadOver(row, type, text) : 0;
    if (count > 1) note = ` The page spread it over ${count} fields.`;
    const isTaken = wasHeld && row?.values.every((value) => value === '') === true;
    if (isTaken) note = ' The page took it and emptied the fields.';
    return count > 1 || isTaken;
  };
  await expectHeld(run, element, isRight, isSecret);
  return note;
}

/** @throws StepFailure if a field that still exists does not get the value. */
async function expectHeld(
  run: ActionRun,
  element: PageElement,
  isRight: (current: string) => boolean | Promise<boolean>,
  isSecret: boolean,
): Promise<void> {
  let last: Control | null = null;
  const isThere = async () => {
    const control = await evaluateIfSingle(element.locator, 'probeControl');
    last = control ?? last;
    return control && isRight(control.value);
  };
  await expectEffect(run, element, isThere, () => `The ${element.description} ${instead(last, isSecret)}.`);
}

function instead(control: Control | null, isSecret: boolean): string {
  if (!control) return 'could not be read again';
  const takes = formatOf(control.type);
  if (control.value === '') return `stays empty${takes ? `: it takes ${takes}` : ''}`;
  return isSecret ? 'holds something else than was typed' : `holds "${control.value}" instead`;
}
