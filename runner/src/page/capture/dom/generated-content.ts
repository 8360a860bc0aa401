/** Text that style sheets add to elements. */

import { cutsText } from './clipping.ts';
import { hasInk } from './ink.ts';

/** The parts of a `content`: strings, functions such as `url("…")`, and the slash before what is said instead of them. */
const PARTS = /[\w-]+\("(?:[^"\\]|\\.)*"[^)]*\)|"((?:[^"\\]|\\.)*)"|(\/)/g;

/** Whether a style, of an element that is seen, lets what it adds be seen. */
const isSeen = (style: CSSStyleDeclaration): boolean => {
  const isFlat = parseFloat(style.width) <= 1 || parseFloat(style.height) <= 1;
  const isDrawn = style.visibility === 'visible' && Number(style.opacity) > 0;
  return isDrawn && !(isFlat && style.overflow !== 'visible') && !cutsText(style) && hasInk(style);
};

/** Generated content that is seen, if it has letters or digits. @param isSaid as screen readers say it: what stands behind a slash */
export const generatedContent = (
  element: Element,
  pseudo: '::before' | '::after',
  isSaid = false,
): string => {
  const style = getComputedStyle(element, pseudo);
  const { content } = style;
  if (!content.includes('"') || style.display === 'none' || !isSeen(style)) return '';
  const parts = [...content.matchAll(PARTS)];
  const slash = parts.findIndex(([, , isSlash]) => isSlash);
  const shown = slash < 0 ? parts : isSaid ? parts.slice(slash) : parts.slice(0, slash);
  const text = shown.map(([, words = '']) => words).join('');
  if (!/[\p{L}\p{Nd}]/u.test(text)) return '';
  return style.display === 'inline' ? text : ` ${text} `;
};
