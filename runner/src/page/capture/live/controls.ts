import { elementUnder } from '../resolve/hits.ts';
import { allElements, chainOf, isWithin } from '../resolve/tree.ts';
import { isFor } from '../resolve/resolver.ts';

/** Whether a click on an element might hit a control in it. */
export function holdsControls(element: Element): boolean {
  const isControl = (node: Element) => isFor(node, 'click');
  const isReacting = isControl(element) || getComputedStyle(element).cursor === 'pointer';
  if (!isReacting)
    return allElements().some((node) => node !== element && isControl(node) && isWithin(node, element));
  const [box] = [...element.getClientRects()].filter(({ width, height }) => width * height > 0.99);
  // Nothing can be hit outside of the window before it is scrolled to.
  const hit = box && elementUnder(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || !isWithin(hit, element)) return false;
  const between = chainOf(hit);
  return between.slice(0, between.indexOf(element)).some(isControl);
}
