/** Whether elements are clipped or outside of the page. */

import { oncePerCall } from '../per-call.ts';
import { parentOf } from './basics.ts';
import { boxOf, isTransformed, pageScroll, styleOf } from './layout.ts';

/** An element that can clip what is in it, or by which something is positioned. */
interface Container {
  element: Element;
  position: string;
  /** Whether it clips what is positioned, too. */
  isPositioned: boolean;
  /** Of a box that clips what does not fit into it. */
  clips?: { x: string; y: string };
}

/** What is closest around an element and can clip it; null: only the page. */
const containerAround = (element: Element): Container | null => {
  const outer = parentOf(element);
  return outer === null || outer === document.body || outer === document.documentElement
    ? null
    : containerAt(outer);
};

/** The element itself as a container, or what is closest around it. */
const containerAt = oncePerCall(
  (element: Element): Container | null => readContainer(element) ?? containerAround(element),
);

/** Whether a box of this kind clips at all: the picture of a drawing does, other boxes in a line do not. */
const canClip = (element: Element, { display }: CSSStyleDeclaration): boolean =>
  element instanceof SVGSVGElement || !/^(?:contents|inline)$/.test(display);

const readContainer = (element: Element): Container | null => {
  const style = styleOf(element);
  const { position, overflow } = style;
  const isPositioned = position !== 'static' || isTransformed(element);
  if (overflow === 'visible') return isPositioned ? { element, position, isPositioned } : null;
  return {
    element,
    position,
    isPositioned,
    ...(canClip(element, style) && { clips: { x: style.overflowX, y: style.overflowY } }),
  };
};

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a box is beyond where a scrolling element begins, to which it cannot be scrolled. Some begin at their end. */
const isOutOfReach = (box: Edges, scroller: Element, { x, y }: { x: boolean; y: boolean }): boolean => {
  const { left, top } = boxOf(scroller);
  const { direction, flexDirection } = styleOf(scroller);
  if (flexDirection.endsWith('-reverse')) return false;
  return (
    (x && direction === 'ltr' && box.right + scroller.scrollLeft < left) ||
    (y && box.bottom + scroller.scrollTop < top)
  );
};

/** Whether a box is beyond where the page begins, or beyond its end where it is not scrolled sideways. In some languages it begins on the right. */
const isOffPage = ({ left, right, bottom }: Edges): boolean => {
  const { documentElement: root, body } = document;
  const { x, y } = pageScroll();
  if (bottom + y <= 0) return true;
  const [isBefore, isBehind] = [right + x <= 0, left + x >= root.clientWidth];
  if (!isBefore && !isBehind) return false;
  const isLeftToRight = styleOf(root).direction === 'ltr';
  if (isBefore ? isLeftToRight : !isLeftToRight) return true;
  // The page is scrolled as its root says, else as its body says.
  const { overflowX } = styleOf(root);
  return cuts(overflowX === 'visible' && body ? styleOf(body).overflowX : overflowX);
};

const isOffWindow = ({ left, right, top, bottom }: Edges): boolean =>
  right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;

/** Whether two opposite insets of a clip path, in percent, meet. */
const insetsMeet = (insets: string): boolean => {
  const sides = insets
    .replace(/ round .*/, '')
    .split(' ')
    .map(percentOf);
  const [top = 0, right = top, bottom = top, left = right] = sides;
  return top + bottom >= 100 || left + right >= 100;
};

const percentOf = (length: string) => (length.endsWith('%') ? parseFloat(length) : 0);

/** Whether the corners of a polygon, such as `0px 0px, 0px 0px, 0px 100%`, are on one horizontal or vertical line. */
const isLine = (polygon: string): boolean => {
  const corners = polygon.split(',').map((corner) => corner.trim().split(' '));
  return [0, 1].some((axis) => {
    const [first = '', ...others] = corners.map((corner) =>
      parseFloat(corner[axis] ?? '') === 0 ? '0' : corner[axis],
    );
    return others.every((other) => other === first);
  });
};

/** Whether a clip path leaves nothing. */
const clipsAll = (path: string): boolean => {
  const [, shape = '', of = ''] =
    /^(inset|circle|ellipse|polygon)\((?:(?:nonzero|evenodd), ?)?(.*)\)/.exec(path) ?? [];
  if (shape === 'inset') return insetsMeet(of);
  return shape === 'polygon' ? isLine(of) : /^0(?:px|%)/.test(of);
};

/** Whether a style alone leaves nothing of an element to be seen. */
export const cutsAll = (style: CSSStyleDeclaration): boolean =>
  (style.position === 'absolute' && /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(style.clip)) ||
  (style.clipPath !== 'none' && clipsAll(style.clipPath));

/** Whether a style hides the words of an element, but not the element. */
export const hidesWords = (style: CSSStyleDeclaration): boolean =>
  style.contentVisibility === 'hidden' ||
  parseFloat(style.fontSize) === 0 ||
  parseFloat(style.textIndent) < -500 ||
  (percentOf(style.textIndent) >= 100 && cuts(style.overflowX));

/** Whether a style alone leaves nothing of a text to be seen. */
export const cutsText = (style: CSSStyleDeclaration): boolean => cutsAll(style) || hidesWords(style);

/** Whether something around an element is drawn elsewhere: what is pinned in it is pinned to that. */
const isInTransformed = (element: Element): boolean => {
  const outer = parentOf(element);
  return outer !== null && (isTransformed(outer) || isInTransformed(outer));
};

/**
 * Outside of the visible part of an ancestor with `overflow`, or left of or above the page. What can be scrolled into a box stands anywhere
 * in it for what is around the box.
 * @param part of the element; absent: all of it
 */
export const isClipped = (element: Element, part: Edges = boxOf(element)): boolean => {
  let box = part;
  const { width, height } = boxOf(element);
  const style = styleOf(element);
  const { position } = style;
  if (cutsAll(style)) return true;
  if ((width <= 1 || height <= 1) && style.overflow !== 'visible') return true;
  let escapes = position === 'absolute';
  let isPinned = position === 'fixed';
  if (!isPinned)
    for (let outer = containerAround(element); outer; outer = containerAround(outer.element)) {
      if (escapes && !outer.isPositioned) continue;
      escapes = outer.position === 'absolute';
      if (outer.clips) {
        const { x, y } = outer.clips;
        const frame = boxOf(outer.element);
        if (frame.width <= 1 || frame.height <= 1) return true;
        if (cuts(x) && (box.right <= frame.left || box.left >= frame.right)) return true;
        if (cuts(y) && (box.bottom <= frame.top || box.top >= frame.bottom)) return true;
        if (isOutOfReach(box, outer.element, { x: scrolls(x), y: scrolls(y) })) return true;
        box = {
          ...(scrolls(x) ? { left: frame.left, right: frame.right } : { left: box.left, right: box.right }),
          ...(scrolls(y) ? { top: frame.top, bottom: frame.bottom } : { top: box.top, bottom: box.bottom }),
        };
      }
      if (outer.position === 'fixed') {
        isPinned = true;
        break;
      }
    }
  return isOffPage(box) || (isPinned && isOffWindow(box) && !isInTransformed(element));
};
