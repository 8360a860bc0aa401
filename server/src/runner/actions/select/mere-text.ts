import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { controls } from '../../agent/lens/controls.ts';
import { withPieces } from '../../agent/lens/lens.ts';

/** Whether it is a heading, a paragraph or a cell, which opens no list and is no choice. */
export function isMereText(locator: Locator): Promise<boolean> {
  return isolated(locator, opensNothing, undefined, PATIENT_MS);
}

const opensNothing = withPieces(controls)((lens, element: Element): boolean => {
  const TEXTS = 'h1, h2, h3, h4, h5, h6, p, td, th, [role=cell], [role=columnheader], [role=heading]';
  return element.closest(TEXTS) !== null && !lens.invitesClick(element) && !lens.holdsControl(element);
});
