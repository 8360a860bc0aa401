import type { Locator } from 'playwright-core';
import { WAIT_MS } from '../../agent/session.ts';

/** The label that a control is clicked by where a style sheet draws it in its place; null: it has none. */
export async function labelOf(locator: Locator): Promise<Locator | null> {
  const id = await locator.getAttribute('id');
  const label = locator
    .locator('xpath=ancestor::label')
    .or(locator.page().locator(`label[for=${JSON.stringify(id ?? '')}]`));
  return (await label.count()) > 0 ? label.first() : null;
}

/** Clicks what may be a box to tick that a style sheet draws somewhere else, as a part of its label. */
export async function clickBox(locator: Locator): Promise<void> {
  await locator.click({ timeout: WAIT_MS / 2 }).catch(async (error: unknown) => {
    const label = await labelOf(locator);
    if (!label) throw error;
    await label.click({ timeout: WAIT_MS / 2 });
  });
}
