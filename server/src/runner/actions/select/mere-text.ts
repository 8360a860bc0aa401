import type { Locator } from 'playwright-core';
import { isolated } from '../../agent/isolated.ts';

/** Whether it is a heading, a paragraph or a cell, which opens no list. */
export function isMereText(locator: Locator): Promise<boolean> {
  return isolated(locator, opensNothing);
}

/** Runs inside the page. */
const opensNothing = (element: Element) =>
  element.matches('h1, h2, h3, h4, h5, h6, p, td, th, [role=cell], [role=columnheader], [role=heading]') &&
  getComputedStyle(element).cursor !== 'pointer' &&
  element.querySelector('button, input, select, [role=button], [role=combobox], [aria-haspopup]') === null;
