import { hitOf } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { visibleTextOf } from '../resolve/names.ts';
import { closestOf, isWithin } from '../resolve/tree.ts';

const LAYERS = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog], dialog, [popover]';

/** Why an element does not get the pointer: what covers its middle, or what is open meanwhile. null: no element of the same document is to blame. */
export function whyUnreached(element: Element): string | null {
  const cover = coverOf(element);
  if (cover !== null) return `${cover} covers it`;
  if (getComputedStyle(element).pointerEvents !== 'none') return null;
  const layer = [...document.querySelectorAll(LAYERS)].findLast((one) => isSeen(one));
  const role = layer?.getAttribute('role') ?? 'dialog';
  return layer ? `it takes no clicks while a ${role} is open` : 'it takes no clicks now';
}

/** The element that covers the middle of an element, e.g. `dialog "Cookies"`. */
function coverOf(element: Element): string | null {
  const hit = hitOf(element);
  if (!hit || element.contains(hit) || hit.contains(element)) return null;
  let cover = hit;
  while (cover.parentElement && !cover.parentElement.contains(element)) cover = cover.parentElement;
  const named = hit.closest('dialog, [role], [aria-label]');
  if (named && cover.contains(named)) cover = named;
  const role = cover.getAttribute('role') ?? (cover.localName === 'dialog' ? 'dialog' : 'element');
  const text = cover.getAttribute('aria-label') ?? (cover as HTMLElement).innerText ?? '';
  const words = text.trim().replaceAll(/\s+/gu, ' ');
  const shown = words.length > 60 ? `${words.slice(0, 60)}…` : words;
  return shown ? `the ${role} "${shown}"` : 'an element without text';
}

/** Runs at an element: whether a wrapper of it, which shows nothing else, is what the mouse reaches in its place. */
export function passesPointerOn(element: Element): boolean {
  const hit = hitOf(element);
  if (!hit || isWithin(hit, element)) return false;
  if (isWithin(element, hit)) return true;
  const wrapper = closestOf(hit, (node) => isWithin(element, node));
  return wrapper !== null && visibleTextOf(hit) === '' && visibleTextOf(wrapper) === visibleTextOf(element);
}
