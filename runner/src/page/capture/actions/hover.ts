import { visibleTextOf } from '../resolve/names.ts';
import { closestOf, isWithin } from '../resolve/tree.ts';

/** Runs at an element: whether a wrapper of it, which shows nothing else, is what the mouse reaches in its place. */
export function passesPointerOn(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  if (!hit || isWithin(hit, element)) return false;
  if (isWithin(element, hit)) return true;
  const wrapper = closestOf(hit, (node) => isWithin(element, node));
  return wrapper !== null && visibleTextOf(hit) === '' && visibleTextOf(wrapper) === visibleTextOf(element);
}
