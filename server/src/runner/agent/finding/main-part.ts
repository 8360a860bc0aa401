import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../isolated.ts';

/** Whether an element is a part of what frames a page: its header, navigation, side bar or footer. Runs inside the page. */
function isInFrame(element: Element): boolean {
  const FRAME =
    'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary]';
  return (
    element.closest(FRAME) !== null && element.closest('main, [role=main], dialog, [role=dialog]') === null
  );
}

/** Those that stand in the page's main part, then the others. */
export async function mainFirst(elements: Locator[]): Promise<Locator[]> {
  if (elements.length < 2) return elements;
  const inMain = await mainPart(elements);
  return [...inMain, ...elements.filter((element) => !inMain.includes(element))];
}

/** Those that stand in the page's main part. */
export async function mainPart(elements: Locator[]): Promise<Locator[]> {
  const isFrame = await Promise.all(
    elements.map((element) => isolated(element, isInFrame, undefined, PATIENT_MS)),
  );
  return elements.filter((_, index) => !isFrame[index]);
}
