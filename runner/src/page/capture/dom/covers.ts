/** What lies over other parts of the page for good: a page of its own over the whole window, a slide over the other slides. */

import { oncePerCall, perCall } from '../per-call.ts';
import { isWithin } from '../resolve/tree.ts';
import { elementAt, parentOf } from './basics.ts';
import { boxOf, styleOf } from './layout.ts';

interface Cover {
  element: Element;
  /** Over all of the window, wherever the page is scrolled to. */
  isWhole: boolean;
}

const SCROLLS = /auto|scroll/;

/** With what an element scrolls; null: the page. */
const scrollerOf = (element: Element): Element | null => {
  let outer = parentOf(element);
  while (outer && !SCROLLS.test(styleOf(outer).overflow)) outer = parentOf(outer);
  return outer;
};

/** Whether nothing can be seen through the background of an element. */
const isOpaque = (element: Element): boolean => {
  if (!/^rgb\(/.test(styleOf(element).backgroundColor)) return false;
  let node: Element | null = element;
  while (node && styleOf(node).opacity === '1' && styleOf(node).mixBlendMode === 'normal')
    node = parentOf(node);
  return node === null;
};

/** The innermost part of the page around an element that is laid over others and hides them. */
const coverAround = (element: Element): Cover | null => {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const { position } = styleOf(node);
    if (position !== 'absolute' && position !== 'fixed') continue;
    const { left, top, right, bottom } = boxOf(node);
    const isFixed = position === 'fixed';
    const isWhole = isFixed && left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
    // What stays while the page is scrolled covers only for now.
    if ((isWhole || !isFixed) && isOpaque(node)) return { element: node, isWhole };
  }
  return null;
};

/** What is laid over all of the window, wherever the page is scrolled to. */
export const wall = perCall((): Element | null => {
  const hit = elementAt(innerWidth / 2, innerHeight / 2);
  const cover = hit && coverAround(hit);
  return cover?.isWhole ? cover.element : null;
});

/** Whether something else lies over all of an element, and would wherever the page is scrolled to. */
export const isCovered = oncePerCall((element: Element): boolean => {
  const { left, top, right, bottom } = boxOf(element);
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) {
    const whole = wall();
    return whole !== null && !isWithin(element, whole) && !isWithin(whole, element);
  }
  const hit = elementAt(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  if (!hit || isWithin(hit, element) || isWithin(element, hit)) return false;
  // The pointer goes through it to what is below.
  if (styleOf(element).pointerEvents === 'none') return false;
  const cover = coverAround(hit);
  if (!cover || isWithin(element, cover.element)) return false;
  const outer = boxOf(cover.element);
  const fits = left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
  return cover.isWhole || (fits && scrollerOf(element) === scrollerOf(cover.element));
});
