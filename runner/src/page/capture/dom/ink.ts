/** Whether anything is drawn of a text. */

import { parentOf } from './basics.ts';
import { isClipped } from './clipping.ts';
import { boxOf, isTransparent, pageScroll, styleOf } from './layout.ts';
import { isShown } from './visibility.ts';

/** How far the width of a sign may differ from its height. */
const ICON_TOLERANCE = 0.02;

/** Whether a style draws the letters of a text themselves: with a colour, an outline or a shadow. */
export const hasInk = (style: CSSStyleDeclaration): boolean =>
  !isTransparent(style.webkitTextFillColor || style.color) ||
  (parseFloat(style.webkitTextStrokeWidth) > 0 && !isTransparent(style.webkitTextStrokeColor)) ||
  style.textShadow !== 'none';

/** Transparent letters can let a background through that is cut out by them, of the element or of what it is in. */
const isCutOut = (element: Element): boolean => {
  const style = styleOf(element);
  if (style.backgroundClip.includes('text')) return true;
  const outer = parentOf(element);
  return outer !== null && isCutOut(outer);
};

/** Whether the letters of a text in a drawing are filled or outlined. */
const isDrawnInSvg = ({ fill, fillOpacity, stroke, strokeOpacity }: CSSStyleDeclaration): boolean =>
  (fill !== 'none' && !isTransparent(fill) && Number(fillOpacity) > 0) ||
  (stroke !== 'none' && !isTransparent(stroke) && Number(strokeOpacity) > 0);

/** Whether a text in an element would be drawn if the element is. */
export const isInked = (holder: Element): boolean =>
  holder instanceof SVGElement ? isDrawnInSvg(styleOf(holder)) : hasInk(styleOf(holder)) || isCutOut(holder);

/** Whether a text can be scrolled to, although the box that it begins in reaches out of the page. */
const isReached = (holder: Element): boolean => {
  const { left, top } = boxOf(holder);
  const { x, y } = pageScroll();
  if (left + x >= 0 && top + y >= 0) return true;
  const range = document.createRange();
  range.selectNodeContents(holder);
  return [...range.getClientRects()].some((line) => !isClipped(holder, line));
};

/** Whether the text of an element is a word that its own font draws as one sign, such as `cloud_upload` of an icon font: a square of its size. */
const isIconWord = (holder: Element): boolean => {
  if (holder.childElementCount > 0 || !/^\s*[a-z][a-z0-9_]{2,}\s*$/.test(holder.textContent ?? ''))
    return false;
  const outer = parentOf(holder);
  if (!outer || styleOf(holder).fontFamily === styleOf(outer).fontFamily) return false;
  const range = document.createRange();
  range.selectNodeContents(holder);
  const [{ width, height } = { width: 0, height: 0 }, ...others] = range.getClientRects();
  return others.length === 0 && Math.abs(width - height) <= ICON_TOLERANCE * height;
};

/** Whether a text that stands in an element is seen. */
export const isTextSeen = (holder: Element): boolean =>
  isShown(holder) && isInked(holder) && isReached(holder) && !isIconWord(holder);

/** Whether the placeholder of an empty field is seen. */
export const isPlaceholderSeen = (field: Element): boolean => {
  const style = getComputedStyle(field, '::placeholder');
  return Number(style.opacity) > 0 && style.visibility === 'visible' && hasInk(style);
};
