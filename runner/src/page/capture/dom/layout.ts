/** Styles and boxes of elements, which are read once in an evaluation: reading them takes longer than anything else. */

import { perCall } from '../per-call.ts';

const styles = perCall(() => new Map<Element, CSSStyleDeclaration>());

export const styleOf = (element: Element): CSSStyleDeclaration => {
  const before = styles().get(element);
  if (before) return before;
  const style = getComputedStyle(element);
  styles().set(element, style);
  return style;
};

const boxes = perCall(() => new Map<Element, DOMRect>());

export const boxOf = (element: Element): DOMRect => {
  const before = boxes().get(element);
  if (before) return before;
  const box = element.getBoundingClientRect();
  boxes().set(element, box);
  return box;
};

/** Whether a part of an element has an area. */
export const hasArea = (element: Element): boolean => {
  const rects = element.getClientRects();
  const [only] = rects;
  if (!only || rects.length > 1) return [...rects].some(isArea);
  // It is the box of the element as well.
  boxes().set(element, only);
  return isArea(only);
};

const isArea = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;
