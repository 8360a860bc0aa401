/** Whether elements are clipped or outside of the page. */

import { perCall } from '../per-call.ts';
import { parentOf } from './basics.ts';
import { boxOf, styleOf } from './layout.ts';

const known = perCall(() => new Map<Element, Element | null>());

/** The closest element around another one that can clip it, or by which something is positioned; null: only the page. */
const containerAround = (element: Element): Element | null => {
  const before = known().get(element);
  if (before !== undefined) return before;
  const outer = parentOf(element);
  const isPage = outer === null || outer === document.body || outer === document.documentElement;
  const container = isPage ? null : isContainer(outer) ? outer : containerAround(outer);
  known().set(element, container);
  return container;
};

const isContainer = (element: Element): boolean => {
  const style = styleOf(element);
  return style.overflow !== 'visible' || style.position !== 'static' || style.transform !== 'none';
};

/** Outside of the visible part of an ancestor with `overflow`, or left of or above the page. */
export const isClipped = (element: Element): boolean => {
  const box = boxOf(element);
  const style = styleOf(element);
  const { position } = style;
  if (position === 'absolute' && /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(style.clip)) return true;
  if (/^inset\((?:50|100)%/.test(style.clipPath)) return true;
  if (parseFloat(style.fontSize) === 0 || parseFloat(style.textIndent) < -500) return true;
  if ((box.width <= 1 || box.height <= 1) && style.overflow !== 'visible') return true;
  let escapes = position === 'absolute';
  let scrolls = false;
  if (position !== 'fixed')
    for (let node = containerAround(element); node; node = containerAround(node)) {
      const outer = styleOf(node);
      const isAround = !escapes || outer.position !== 'static' || outer.transform !== 'none';
      if (isAround) {
        escapes = outer.position === 'absolute';
        if (outer.overflow !== 'visible' && outer.display !== 'contents' && outer.display !== 'inline') {
          const frame = boxOf(node);
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
