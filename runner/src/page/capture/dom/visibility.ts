/** Which elements are visible. */

import { cleanText } from 'shared/step-language/normal-text';
import { perCall } from '../per-call.ts';
import { parentOf } from './basics.ts';
import { isClipped } from './clipping.ts';
import { hasArea, styleOf } from './layout.ts';

const cache = perCall(() => new Map<Element, boolean>());

const computeShown = (element: Element): boolean => {
  const { display, visibility } = styleOf(element);
  if (display === 'contents')
    return visibility === 'visible' && isShown(boxAround(element)) && [...element.childNodes].some(isDrawn);
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return hasArea(element) && !isClipped(element);
};

/** What an element without a box of its own is drawn in. */
const boxAround = (element: Element): Element => {
  const outer = parentOf(element);
  if (!outer) return document.documentElement;
  return styleOf(outer).display === 'contents' ? boxAround(outer) : outer;
};

const isDrawn = (node: Node): boolean =>
  node instanceof Element ? isShown(node) : node instanceof Text && cleanText(node.data) !== '';

/** Whether an element itself is visible: rendered, not clipped, not transparent. */
export const isShown = (element: Element): boolean => {
  const before = cache().get(element);
  if (before !== undefined) return before;
  const isElementShown = computeShown(element);
  cache().set(element, isElementShown);
  return isElementShown;
};

const isLarge = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  [...element.getClientRects()].some(({ width, height }) => width > 4 && height > 4);

/** Style sheets draw custom checkboxes in the place of transparent ones, or as a part of their labels. */
const isDrawnByLabel = (element: Element): boolean => {
  if (!(element instanceof HTMLInputElement)) return false;
  if ([...(element.labels ?? [])].some((label) => isShown(label))) return true;
  if (!/^(?:checkbox|radio)$/.test(element.type)) return false;
  if ([...(element.labels ?? [])].some((label) => isLarge(label))) return true;
  const box = element.getBoundingClientRect();
  const holder = parentOf(element);
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    box.width > 4 &&
    box.height > 4 &&
    !isClipped(element) &&
    holder !== null &&
    isLarge(holder)
  );
};

/** Whether an element is visible. A custom checkbox is visible if its label or its replacement is. */
export const isSeen = (element: Element): boolean => isShown(element) || isDrawnByLabel(element);
