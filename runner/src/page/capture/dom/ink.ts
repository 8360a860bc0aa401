/** Whether anything is drawn of a text. */

import { parentOf } from './basics.ts';
import { isTransparent, styleOf } from './layout.ts';
import { isShown } from './visibility.ts';

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

/** Whether a text in an element would be drawn if the element is. */
export const isInked = (holder: Element): boolean => hasInk(styleOf(holder)) || isCutOut(holder);

/** Whether a text that stands in an element is seen. */
export const isTextSeen = (holder: Element): boolean => isShown(holder) && isInked(holder);

/** Whether the placeholder of an empty field is seen. */
export const isPlaceholderSeen = (field: Element): boolean => {
  const style = getComputedStyle(field, '::placeholder');
  return Number(style.opacity) > 0 && style.visibility === 'visible' && hasInk(style);
};
