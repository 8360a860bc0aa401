import type { Locator, Page } from 'playwright-core';
import { MASK } from '../agent/describe.ts';
import { ambiguity } from '../agent/finding/ambiguity.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { WAIT_MS } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import { traitsOf } from '../agent/finding/traits.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const inputText: Action<'input'> = async (session, { text, target, isAdded }) => {
  const found = target
    ? await findTarget(session, target, 'field')
    : await focusedField(session.window.page());
  const { isSecret, sort } = found.traits;
  await attempt(session, found, 'typed into', () => {
    if (isAdded) return append(found.locator, text);
    return sort === 'list' ? choose(found.locator, text) : found.locator.fill(text, { timeout: WAIT_MS });
  });
  const shown = isSecret ? MASK : text;
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

async function choose(list: Locator, label: string): Promise<void> {
  await list.selectOption({ label }, { timeout: WAIT_MS });
}

async function focusedField(page: Page): Promise<Found> {
  const locator = page.locator(':focus');
  if ((await locator.count()) === 0)
    throw new StepFailure(
      'No field has the focus, so nothing could be typed. Name the field, for example: Type bob into Name.',
    );
  const traits = await traitsOf(locator);
  return { locator, description: 'the focused field', traits, ...ambiguity(1, '') };
}
