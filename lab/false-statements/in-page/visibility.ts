import type { Box } from '../snapshot.ts';

/** What can be seen. Runs in the page: it uses nothing from outside. */
export interface Visibility {
  /** On the page, also where it is scrolled to. */
  boxOf(element: Element): Box;
  /** As generous as possible: it has a box and is not hidden by CSS. */
  mayBeSeen(element: Element): boolean;
  /** As strict as possible: nothing clips it, makes it transparent, or hides it from assistive technology. */
  isShown(element: Element): boolean;
}

export function createVisibility(): Visibility {
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const mayBeSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { x, y, width, height } = boxOf(element);
    if (width < 3 || height < 3 || x + width <= 0 || y + height <= 0) return false;
    if (element.closest('[inert], [aria-hidden=true]') || element.ownerDocument !== document) return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== 'none' || style.clip !== 'auto' || Number(style.opacity) < 0.9) return false;
      if (outer !== element && /hidden|clip|auto|scroll/.test(style.overflow) && outer !== document.body) {
        const edge = outer.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        if (
          own.left < edge.left - 1 ||
          own.right > edge.right + 1 ||
          own.top < edge.top - 1 ||
          own.bottom > edge.bottom + 1
        )
          return false;
      }
    }
    return true;
  }

  return { boxOf, mayBeSeen, isShown };
}
