import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';

/** Whether it is a heading, a paragraph or a cell, which opens no list and is no choice. */
export function isMereText(locator: Locator): Promise<boolean> {
  return isolated(locator, opensNothing, undefined, PATIENT_MS);
}

/** Runs inside the page. */
function opensNothing(element: Element): boolean {
  const TEXTS = 'h1, h2, h3, h4, h5, h6, p, td, th, [role=cell], [role=columnheader], [role=heading]';
  const CONTROLS =
    'a, button, label, input, select, [onclick], [role=button], [role=radio], [role=option], [role=menuitem], [role=tab], [role=combobox], [aria-haspopup]';
  return (
    element.closest(TEXTS) !== null &&
    element.closest(CONTROLS) === null &&
    element.querySelector(CONTROLS) === null &&
    getComputedStyle(element).cursor !== 'pointer'
  );
}
