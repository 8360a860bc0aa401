import type { Locator } from 'playwright-core';
import { poll } from '../../core/poll.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import type { ActionRun } from '../action.ts';
import type { PageElement } from '../on-element.ts';
import { readRow, spreadOver } from './row.ts';

/** Longer texts are inserted at once, as if pasted. */
const MAX_KEYS = 200;
const KEYED = /^(?:text|search|tel|url|email|password|number|textarea|editor)$/u;

/** Whether a text is typed into a field of this type key by key. A line break or tab would be a key that does something else. */
export function isKeyed(type: string, text: string): boolean {
  return KEYED.test(type) && text.length <= MAX_KEYS && !/\p{Cc}/u.test(text);
}

/**
 * Types a text with one key event after the other into whatever has the focus: a page may pass the focus on to the next field.
 * @param type of the field, as in `Control`
 * @returns whether the field and those after it held all but the last character before that was typed
 */
export async function typeKeys(
  run: ActionRun,
  field: PageElement,
  type: string,
  text: string,
): Promise<boolean> {
  const { keyboard } = field.locator.page();
  const characters = [...text];
  const { remaining } = run.action.progress;
  let next: NextField = { isShort: true, isHeld: false };
  for (const [index, character] of characters.entries()) {
    run.action.signal.throwIfAborted();
    const isLast = index === characters.length - 1;
    // A browser dialog that opens before the last key interrupts the typing.
    run.action.progress.remaining = remaining + (isLast ? 0 : 1);
    await keyboard.type(character);
    if (isLast || !next.isShort) continue;
    next = await waitForNext(run, field, type, characters.slice(0, index + 1).join(''));
  }
  return next.isHeld;
}

interface NextField {
  /** The field takes a few characters only, and may pass the focus on. */
  isShort: boolean;
  /** The field and those after it hold the text so far, and the focus is in one of those after it. */
  isHeld: boolean;
}

/** Waits a moment until a full field has passed the focus on to the next one. */
async function waitForNext(
  run: ActionRun,
  field: PageElement,
  type: string,
  text: string,
): Promise<NextField> {
  const next: NextField = { isShort: false, isHeld: false };
  const attempt = async () => {
    const row = await readRow(field);
    next.isShort = row?.isShort === true;
    next.isHeld = row !== undefined && row.focused > 0 && spreadOver(row, type, text) > 0;
    return row?.isFull ? null : true;
  };
  await poll(run, attempt, run.timing.reaction);
  return next;
}

/**
 * Selects all of a field, as the keyboard would.
 * @param type as in `Control`
 * @throws as Playwright's `fill` does if it cannot be edited.
 */
export async function selectAll(run: ActionRun, locator: Locator, type: string): Promise<void> {
  const timeout = run.timing.action;
  const isReady = async () => ((await locator.isEditable({ timeout })) ? true : null);
  if (!(await poll(run, isReady, timeout)))
    throw new Error((await locator.isDisabled()) ? 'element is not enabled' : 'element is not editable');
  if (type === 'editor') await locator.press('ControlOrMeta+a', { timeout });
  else await locator.selectText({ timeout });
}

/** Empties a field by keys. Some pages keep their own text and know no selection: then each character is deleted. */
export async function eraseKeys(run: ActionRun, field: PageElement, type: string): Promise<void> {
  const { locator } = field;
  const { keyboard } = locator.page();
  await selectAll(run, locator, type);
  await keyboard.press('Backspace');
  const { value } = (await evaluateIfSingle(locator, 'probeControl')) ?? { value: '' };
  if (value === '' || value.length > MAX_KEYS) return;
  await keyboard.press('End');
  for (let left = value.length; left > 0; left--) {
    run.action.signal.throwIfAborted();
    await keyboard.press('Backspace');
  }
}
