import type { Locator } from 'playwright-core';
import { ELEMENT_TIMEOUT_MS, evaluateIsolated } from '../agent/evaluate-isolated.ts';
import { withProbeModules } from '../agent/probe/dom-probe.ts';
import { names } from '../agent/resolve/page/names.ts';
import { roles } from '../agent/resolve/page/roles.ts';
import { tree } from '../agent/resolve/page/tree.ts';
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
  const isPassedOn = await evaluateIsolated(locator, passesPointerOn, undefined, ELEMENT_TIMEOUT_MS);
  const box = isPassedOn ? await locator.boundingBox() : null;
  if (!box) return locator.hover({ timeout: limit });
  await locator.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs at an element: whether a wrapper of it, which shows nothing else, is what the mouse reaches in its place. */
const passesPointerOn = withProbeModules(
  roles,
  tree,
  names,
)((probe, element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  if (!hit || probe.isWithin(hit, element)) return false;
  if (probe.isWithin(element, hit)) return true;
  const wrapper = probe.closestOf(hit, (node) => probe.isWithin(element, node));
  return (
    wrapper !== null &&
    probe.visibleTextOf(hit) === '' &&
    probe.visibleTextOf(wrapper) === probe.visibleTextOf(element)
  );
});
