/** Which elements an open modal dialog blocks. */

import type { Purpose } from 'shared/step-language';
import { shadowRootOf } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { perCall } from '../per-call.ts';
import { allElements, closestOf, isWithin } from './tree.ts';

const LAYERS =
  'dialog, [popover], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=grid], [role=tree], [role=tooltip], [role=alert], [role=status]';

/** Whether a click in the middle of an element's visible part reaches it. */
const isReachable = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && shadowRootOf(hit); hit && root; root = shadowRootOf(hit)) {
    const inner: Element | null = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit !== null && isWithin(hit, element);
};

const open = perCall(() =>
  allElements().filter((element) => element.matches('dialog:modal, [aria-modal=true]') && isSeen(element)),
);
const modal = perCall(() => open().findLast(isReachable) ?? open().at(-1) ?? null);

/** Whether an element can be used: it is in the open modal dialog, or in a layer above it. */
export const isInFront = (element: Element, purpose: Purpose): boolean => {
  const front = modal();
  if (!front || purpose === 'any' || purpose === 'file' || isWithin(element, front)) return true;
  return isReachable(closestOf(element, (node) => node.matches(LAYERS)) ?? element);
};
