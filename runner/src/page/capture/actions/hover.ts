import { hitOf } from '../dom/basics.ts';
import { visibleTextOf } from '../resolve/names.ts';
import { closestOf, isWithin } from '../resolve/tree.ts';

/** Runs at an element: whether a wrapper of it, which shows nothing else, is what the mouse reaches in its place. */
export function passesPointerOn(element: Element): boolean {
  const hit = hitOf(element);
  if (!hit || isWithin(hit, element)) return false;
  if (isWithin(element, hit)) return true;
  const wrapper = closestOf(hit, (node) => isWithin(element, node));
  return wrapper !== null && visibleTextOf(hit) === '' && visibleTextOf(wrapper) === visibleTextOf(element);
}
