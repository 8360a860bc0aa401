import { MASK } from 'shared/step-language';
import type { Execute, ActionRun } from '../action.ts';
import { findElement, onElement, type PageElement, stateOf } from '../on-element.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { expectTyped, fill, type Filled } from './fill.ts';
import { focusedField } from './focused.ts';
import { formatOf } from './formats.ts';
import { hideTyped } from './hide-typed.ts';
import { typeKeys } from './keystrokes.ts';

export const type: Execute<'type'> = async (run, { text, target, enter }) => {
  run.action.progress.remaining = enter ? 1 : 0;
  const field = target
    ? await findElement(run, target, 'field', { probe: 'probeControl' })
    : await focusedField(run);
  const { isSecret, note } = target
    ? await fill(run, field, await stateOf(run, field, 'probeControl'), text)
    : await typeAtCursor(run, field, text);
  if (enter) {
    run.action.progress.remaining = 0;
    await onElement(run, field, 'given the key', () =>
      field.locator.press('Enter', { timeout: run.timing.action }),
    );
  }
  const result = `Typed "${isSecret ? MASK : text}" into the ${field.description}${enter ? ' and pressed Enter' : ''}.${note}`;
  return { result, element: field, isSecret };
};

export const clear: Execute<'clear'> = async (run, { target }) => {
  const field = await findElement(run, target, 'field', { probe: 'probeControl' });
  await fill(run, field, await stateOf(run, field, 'probeControl'), '');
  return { result: `Cleared the ${field.description}.`, element: field };
};

/** Types a text as a keyboard would: at the cursor, or instead of what is selected. */
async function typeAtCursor(run: ActionRun, field: PageElement, text: string): Promise<Filled> {
  const before = await stateOf(run, field, 'probeControl');
  const { type, value } = before;
  // A date cannot be appended to another.
  if (formatOf(type) !== null && type !== 'number') return fill(run, field, before, text);
  if (before.isSecret) await hideTyped(run, field, text);
  const isSecret = before.isSecret || run.values.isSecret(text);
  return onElement(run, field, 'typed into', async () => {
    const selection = await evaluateIsolated(field.locator, 'readSelection');
    const isRich = type === 'editable' || type === 'editor';
    // Number and email fields do not expose their cursor; typing continues at the end.
    if (selection === null && !isRich) await field.locator.press('End', { timeout: run.timing.action });
    const wasHeld = await typeKeys(run, field, type, text);
    const { start, end } = selection ?? { start: value.length, end: value.length };
    const expected = isRich ? text : value.slice(0, start) + text + value.slice(end);
    const typing = { isSecret, wasHeld, ...(isRich && { before: value }) };
    return { isSecret, note: await expectTyped(run, field, type, expected, typing) };
  });
}
