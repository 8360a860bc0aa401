import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun, Execute } from './action.ts';
import { clickPointOf } from './label.ts';
import { findElement, onElement, type PageElement } from './on-element.ts';

export const hover: Execute<'hover'> = async (run, { target }) => {
  const element = await findElement(run, target, 'any');
  await onElement(run, element, 'pointed at', () => pointAt(run, element));
  return { result: `The pointer is over the ${element.description}.`, element };
};

/**
 * Moves the mouse over an element, or over what draws it. A disabled one often takes no pointer events, and what is around it or over it does in its place: its
 * tooltip belongs to that.
 */
async function pointAt(run: ActionRun, element: PageElement): Promise<void> {
  const { timing } = run;
  const { locator, position } = (await clickPointOf(run, element)) ?? { locator: element.locator };
  await locator.scrollIntoViewIfNeeded({ timeout: timing.action });
  const isPassedOn = await evaluateIsolated(locator, 'passesPointerOn', undefined, timing.element);
  const box = isPassedOn ? await locator.boundingBox() : null;
  if (!box) return locator.hover({ timeout: timing.action, ...(position && { position }) });
  await locator.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}
