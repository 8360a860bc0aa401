/** Which elements an open modal dialog blocks. */

import type { Purpose } from 'shared/step-language';
import { elementAt } from '../dom/basics.ts';
import { isCovered } from '../dom/covers.ts';
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
  const hit = elementAt(x, y);
  return hit !== null && isWithin(hit, element);
};

const open = perCall(() =>
  allElements().filter((element) => element.matches('dialog:modal, [aria-modal=true]') && isSeen(element)),
);
const modal = perCall(() => open().findLast(isReachable) ?? open().at(-1) ?? null);

/** Whether an element can be used: it is in the open modal dialog, or in a layer above it. */
export const isInFront = (element: Element, purpose: Purpose): boolean => {
  // Nothing is seen of what is covered for good; whoever acts on it is told what covers it.
  if (purpose === 'any') return !isCovered(element);
  const front = modal();
  if (!front || purpose === 'file' || isWithin(element, front)) return true;
  return isReachable(closestOf(element, (node) => node.matches(LAYERS)) ?? element);
};
