import { evaluateIfSingle } from '../../agent/evaluate-isolated.ts';
import { inPage } from '../../agent/resolve/page/in-page.ts';
import type { LiveElement } from '../types.ts';

/**
 * Whether an element is a box around other controls. A step, which clicks the middle of an element, might hit one of them, and a
 * person who clicks between two fields does not mean the form around them.
 */
export async function isBoxOfControls({ locator }: LiveElement): Promise<boolean> {
  return (await evaluateIfSingle(locator, holdsControls).catch(() => undefined)) ?? false;
}

const holdsControls = inPage((page, element: Element): boolean => {
  const isControl = (node: Element) => page.isFor(node, 'click');
  const isReacting = isControl(element) || getComputedStyle(element).cursor === 'pointer';
  if (!isReacting)
    return page.all.some((node) => node !== element && isControl(node) && page.isWithin(node, element));
  const [box] = [...element.getClientRects()].filter(({ width, height }) => width * height > 0.99);
  // Nothing can be hit outside of the window before it is scrolled to.
  const hit = box && page.elementUnder(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || !page.isWithin(hit, element)) return false;
  const between = page.chainOf(hit);
  return between.slice(0, between.indexOf(element)).some(isControl);
});
