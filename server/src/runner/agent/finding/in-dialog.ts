import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../isolated.ts';

/** Runs inside the page. */
const isInModal = (element: Element) => element.closest('dialog:modal, [aria-modal=true]') !== null;

/** Behind an open modal dialog nothing can be reached: of several matches, those in the dialog are meant. */
export async function inDialog(elements: Locator[]): Promise<Locator[]> {
  const isInside = await Promise.all(
    elements.map((element) => isolated(element, isInModal, undefined, PATIENT_MS)),
  );
  return elements.filter((_, index) => isInside[index]);
}
