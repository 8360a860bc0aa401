import type { Locator } from 'playwright-core';
import { traitsOf } from './traits.ts';

/** Those that stand in the page's main part, then the others. */
export async function mainFirst(elements: Locator[]): Promise<Locator[]> {
  if (elements.length < 2) return elements;
  const inMain = await mainPart(elements);
  return [...inMain, ...elements.filter((element) => !inMain.includes(element))];
}

/** Those that stand in the page's main part. */
export async function mainPart(elements: Locator[]): Promise<Locator[]> {
  const traits = await Promise.all(elements.map(traitsOf));
  return elements.filter((_, index) => !traits[index]?.isInFrame);
}
