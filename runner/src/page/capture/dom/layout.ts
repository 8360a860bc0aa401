/** Styles and boxes of elements, which are read once in an evaluation: reading them takes longer than anything else. */

import { oncePerCall, perCall } from '../per-call.ts';

export const styleOf = oncePerCall((element: Element) => getComputedStyle(element));

const boxes = perCall(() => new Map<Element, DOMRect>());

export const boxOf = (element: Element): DOMRect => {
  const before = boxes().get(element);
  if (before) return before;
  const box = element.getBoundingClientRect();
  boxes().set(element, box);
  return box;
};

/** How far the document is scrolled. */
export const pageScroll = perCall(() => ({ x: scrollX, y: scrollY }));

/** Whether an element is drawn elsewhere than its layout has put it. Its style sheet's value needs no layout, unlike the matrix that it comes to. */
export const isTransformed = (element: Element): boolean =>
  String(element.computedStyleMap().get('transform')) !== 'none' && styleOf(element).transform !== 'none';

/**
 * Whether a style leaves about as much room before or after an inline element as a space takes: where no space is written, a person reads two
 * words nevertheless.
 */
export const hasRoom = (style: CSSStyleDeclaration, side: 'before' | 'after'): boolean => {
  if (style.display !== 'inline') return false;
  const room =
    side === 'before'
      ? [style.marginInlineStart, style.paddingInlineStart, style.borderInlineStartWidth]
      : [style.marginInlineEnd, style.paddingInlineEnd, style.borderInlineEndWidth];
  const pixels = room.reduce((total, one) => total + (parseFloat(one) || 0), 0);
  return pixels > 0 && pixels >= parseFloat(style.fontSize) / 4;
};

/** Whether a computed colour draws nothing that can be seen: `rgba(0, 0, 0, 0)`, `oklch(0.5 0.1 20 / 0.01)`. */
export const isTransparent = (color: string): boolean =>
  /^(?:rgba\(.*,\s*0(?:\.0[01]\d*)?\)|[a-z]+\(.*\/\s*0(?:\.0[01]\d*)?\))$/.test(color);

/** Whether a part of an element has an area. */
export const hasArea = (element: Element): boolean => {
  const rects = element.getClientRects();
  // Faster than the iterator of a list that belongs to the browser.
  const only = rects[0];
  if (!only || rects.length > 1) return [...rects].some(isArea);
  // It is the box of the element as well.
  boxes().set(element, only);
  return isArea(only);
};

const isArea = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Pixels by which neighbours may be apart that a person reads as one word. */
const JOINED = 1;

/** Whether a part of a row directly touches its neighbour: "Budget" and ".xlsx" of a name that is drawn in two parts. */
export const isJoined = (element: Element, side: 'before' | 'after'): boolean => {
  const row = element.parentElement;
  const other = side === 'before' ? element.previousElementSibling : element.nextElementSibling;
  if (!row || !other) return false;
  const { display, flexDirection } = styleOf(row);
  if (!display.endsWith('flex') || flexDirection !== 'row') return false;
  if (element.childElementCount + other.childElementCount > 0) return false;
  const [left, right] = side === 'before' ? [boxOf(other), boxOf(element)] : [boxOf(element), boxOf(other)];
  const [before, after] = side === 'before' ? [other, element] : [element, other];
  const padding = parseFloat(styleOf(before).paddingRight) + parseFloat(styleOf(after).paddingLeft);
  return Math.abs(right.left - left.right) <= JOINED && padding <= JOINED && right.top < left.bottom;
};
