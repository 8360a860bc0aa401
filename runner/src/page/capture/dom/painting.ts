/** What style sheets draw besides words. */

import { hidesWords } from './clipping.ts';
import { isTransparent, styleOf } from './layout.ts';

const paints = (style: CSSStyleDeclaration): boolean =>
  !isTransparent(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => parseFloat(style[`border${side}Width`]) > 0 && !isTransparent(style[`border${side}Color`]),
  );

const addsPaint = (element: Element, pseudo: '::before' | '::after'): boolean => {
  const style = getComputedStyle(element, pseudo);
  const { content, display, visibility, opacity } = style;
  if (/^(?:none|normal)$/.test(content) || display === 'none' || visibility !== 'visible' || opacity === '0')
    return false;
  // Where words are moved away, what stands in a line with them is, too.
  const isMoved = hidesWords(style);
  return (
    (!isMoved && !/^"\s*"$/.test(content)) || (paints(style) && !(isMoved && display.startsWith('inline')))
  );
};

const IMAGES = 'img, svg, svg *, canvas, video, picture, object, embed, input, select, textarea';

/** Whether anything of an element that is seen is drawn besides the words in it: its background, its border, an icon that is added to it. */
export const isPainted = (element: Element): boolean =>
  element.matches(IMAGES) ||
  paints(styleOf(element)) ||
  addsPaint(element, '::before') ||
  addsPaint(element, '::after');
