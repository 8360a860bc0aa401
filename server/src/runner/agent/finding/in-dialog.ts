import type { Locator } from 'playwright-core';
import { traitsOf } from './traits.ts';

/** Behind an open modal dialog nothing can be reached: of several matches, those in the dialog are meant. */
export async function inDialog(elements: Locator[]): Promise<Locator[]> {
  const traits = await Promise.all(elements.map(traitsOf));
  return elements.filter((_, index) => traits[index]?.isInModal);
}
