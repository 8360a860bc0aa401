import type { Locator } from 'playwright-core';
import { ELEMENT_TIMEOUT_MS, evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { Execute } from './action.ts';
import { findElement, onElement } from './on-element.ts';

export const hover: Execute<'hover'> = async (run, { target }) => {
  const element = await findElement(run, target, 'any');
  await onElement(run, element, 'pointed at', () => pointAt(element.locator, run.timing.action));
  return { result: `The pointer is over the ${element.description}.`, element };
};

/**
 * Moves the mouse over an element. A disabled one often takes no pointer events, and what is around it or over it does in its place: its
 * tooltip belongs to that.
 */
async function pointAt(locator: Locator, limit: number): Promise<void> {
  await locator.scrollIntoViewIfNeeded({ timeout: limit });
  const isPassedOn = await evaluateIsolated(locator, 'passesPointerOn', undefined, ELEMENT_TIMEOUT_MS);
  const box = isPassedOn ? await locator.boundingBox() : null;
  if (!box) return locator.hover({ timeout: limit });
  await locator.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}
