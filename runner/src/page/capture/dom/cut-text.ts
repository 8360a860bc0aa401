/** Which part of a text is seen in a box that shows only its first lines. */

import { oncePerCall } from '../per-call.ts';
import { parentOf } from './basics.ts';
import { boxOf, styleOf } from './layout.ts';

/** Where the closest box around a text ends that cuts what stands below its end, in pixels of the window; null: nothing is cut. */
const endOfBox = oncePerCall((holder: Element): number | null => {
  const { display, overflowY, position } = styleOf(holder);
  const isBox = display !== 'inline' && display !== 'contents';
  if (isBox && overflowY !== 'visible')
    return /^(?:hidden|clip)$/.test(overflowY) && holder.scrollHeight > holder.clientHeight + 1
      ? boxOf(holder).bottom
      : null;
  const outer = position === 'absolute' || position === 'fixed' ? null : parentOf(holder);
  return outer && outer !== document.body ? endOfBox(outer) : null;
});

/** A text without the lines that the box around it cuts off. Letters that are cut off at the end of a line are told by an ellipsis, and count. */
export const withoutCutLines = (node: Text, holder: Element): string => {
  const end = endOfBox(holder);
  if (end === null) return node.data;
  const range = document.createRange();
  const isBelow = (from: number, to: number): boolean => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const { height, top } = range.getBoundingClientRect();
    return height > 0 && top + height / 2 >= end;
  };
  // Most texts end before the box does.
  range.selectNodeContents(node);
  if ([...range.getClientRects()].every(({ top, height }) => top + height / 2 < end)) return node.data;
  const words = [...node.data.matchAll(/\S+/g)];
  const cut = words.findIndex(({ 0: word, index }) => isBelow(index, index + word.length));
  return cut === -1 ? node.data : node.data.slice(0, words[cut]?.index);
};
