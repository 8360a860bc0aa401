import type { Locator } from 'playwright-core';
import { isolated } from '../isolated.ts';

/** How long the page may take to say it. */
const LOOK_MS = 1000;

/** "Click the Name header", where the cell holds a button of its name and does nothing itself. */
export async function ownButton(locator: Locator): Promise<Locator> {
  const only = locator.locator('a[href], button, [role=button]').filter({ visible: true });
  return (await isolated(locator, holdsItsButton, undefined, LOOK_MS).catch(() => false))
    ? only.first()
    : locator;
}

/** Runs inside the page. */
const holdsItsButton = (element: Element) => {
  const buttons = element.querySelectorAll('a[href], button, [role=button]');
  return (
    element.matches('th, td, li, h1, h2, h3, h4, h5, h6, [role=columnheader], [role=listitem]') &&
    buttons.length === 1 &&
    getComputedStyle(element).cursor !== 'pointer' &&
    buttons[0]?.textContent?.trim() === element.textContent?.trim()
  );
};
