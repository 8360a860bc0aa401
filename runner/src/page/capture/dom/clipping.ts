/** Whether elements are clipped or outside of the page. */

import { parentOf } from './basics.ts';

/** Outside of the visible part of an ancestor with `overflow`, or left of or above the page. */
export const isClipped = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (/^rect\(0px,? 0px,? 0px,? 0px\)$/.test(style.clip) && style.position === 'absolute') return true;
  if (/^inset\((?:50|100)%/.test(style.clipPath)) return true;
  if (parseFloat(style.fontSize) === 0 || parseFloat(style.textIndent) < -500) return true;
  if (style.overflow !== 'visible' && (box.width <= 1 || box.height <= 1)) return true;
  let escapes = style.position === 'absolute';
  let scrolls = false;
  if (style.position !== 'fixed')
    for (
      let node = parentOf(element);
      node && node !== document.body && node !== document.documentElement;
      node = parentOf(node)
    ) {
      const outer = getComputedStyle(node);
      const isContainer = !escapes || outer.position !== 'static' || outer.transform !== 'none';
      if (isContainer) {
        escapes = outer.position === 'absolute';
        if (outer.overflow !== 'visible' && outer.display !== 'contents' && outer.display !== 'inline') {
          const frame = node.getBoundingClientRect();
          if (frame.width <= 1 || frame.height <= 1) return true;
          const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (cuts(outer.overflowX) && (box.right <= frame.left || box.left >= frame.right)) return true;
          if (cuts(outer.overflowY) && (box.bottom <= frame.top || box.top >= frame.bottom)) return true;
          scrolls ||= /auto|scroll/.test(outer.overflowX + outer.overflowY);
        }
        if (outer.position === 'fixed') break;
      }
    }
  return !scrolls && (box.right + scrollX <= 0 || box.bottom + scrollY <= 0);
};
