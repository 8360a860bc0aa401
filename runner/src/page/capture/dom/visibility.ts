/** Which elements are visible. */

import { cleanText } from 'shared/step-language/normal-text';
import { perCall } from '../per-call.ts';
import { childrenOf, parentOf } from './basics.ts';
import { hidesWords, isClipped } from './clipping.ts';
import { hasArea, styleOf } from './layout.ts';
import { isPainted } from './painting.ts';

const cache = perCall(() => new Map<Element, boolean>());

const computeShown = (element: Element): boolean => {
  const { display, visibility } = styleOf(element);
  if (display === 'contents')
    return visibility === 'visible' && isShown(boxAround(element)) && [...element.childNodes].some(isDrawn);
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return hasArea(element) && !isClipped(element) && !hidesWords(styleOf(element));
};

/** What an element without a box of its own is drawn in. */
const boxAround = (element: Element): Element => {
  const outer = parentOf(element);
  if (!outer) return document.documentElement;
  return styleOf(outer).display === 'contents' ? boxAround(outer) : outer;
};

const isDrawn = (node: Node): boolean =>
  node instanceof Element ? isShown(node) : node instanceof Text && cleanText(node.data) !== '';

/** Whether an element itself and words in it are visible: rendered, not clipped, not transparent. */
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

/** Whether an element is drawn whose words a style sheet hides, as those of a button that shows an icon. */
const isDrawnWithoutWords = (element: Element): boolean =>
  hidesWords(styleOf(element)) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  hasArea(element) &&
  !isClipped(element) &&
  (isPainted(element) || childrenOf(element).some((child) => child instanceof Element && isSeen(child)));

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

/** Whether an element is visible, or what draws it: a style sheet hides its words or itself, and shows something else instead. */
export const isSeen = (element: Element): boolean =>
  isShown(element) || isDrawnWithoutWords(element) || isDrawnByLabel(element);
