import type { Locator, Page } from 'playwright-core';
import { isSecret, MASK } from '../agent/describe.ts';
import { ambiguity, findTarget, type Found } from '../agent/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const inputText: Action<'input'> = async (session, { text, target, isAdded }) => {
  const found = target
    ? await findTarget(session, target, 'field')
    : await focusedField(session.window.page());
  const isMasked = await isSecret(found.locator);
  await attempt(session, found, 'typed into', () =>
    isAdded ? append(found.locator, text) : fill(found.locator, text),
  );
  const shown = isMasked ? MASK : text;
  return doneWith(
    found,
    `Type "${shown}" into ${found.description}`,
    `Typed "${shown}" into ${found.description}.`,
  );
};

export const clearText: Action<'clear'> = async (session, { target }) => {
  const found = await findTarget(session, target, 'field');
  await attempt(session, found, 'cleared', () => found.locator.clear({ timeout: WAIT_MS }));
  return doneWith(found, `Clear ${found.description}`, `Cleared ${found.description}.`);
};

async function append(locator: Locator, text: string): Promise<void> {
  await locator.focus({ timeout: WAIT_MS });
  await locator.press('End', { timeout: WAIT_MS });
  await locator.pressSequentially(text, { timeout: WAIT_MS });
}

/** Sets the whole text at once; a slider or a list takes its value in its own way. */
async function fill(locator: Locator, text: string): Promise<void> {
  const tag = await locator.evaluate((element) => element.tagName);
  if (tag === 'SELECT') await locator.selectOption({ label: text }, { timeout: WAIT_MS });
  else await locator.fill(text, { timeout: WAIT_MS });
}

async function focusedField(page: Page): Promise<Found> {
  const locator = page.locator(':focus');
  if ((await locator.count()) === 0)
    throw new StepFailure(
      'No field has the focus, so nothing could be typed. Name the field, for example: Type bob into Name.',
    );
  return { locator, description: 'the focused field', ...ambiguity(1, '') };
}
