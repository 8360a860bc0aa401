/** Which elements are only the background of others. */

import { holdsOwnText } from './own-text.ts';
import { roleOf } from './roles.ts';

const EMBEDDED = 'iframe, frame, canvas, object, embed, video, audio';
/** Whether an element shows content of its own: a frame, a drawing, a film. */
export const isEmbedded = (node: Element) => node.matches(EMBEDDED);
/** Whether an element has an alternative text or a title. */
export const isHinted = (node: Element) => ['alt', 'title'].some((name) => node.getAttribute(name));

const LAYOUT_ROLES =
  /^(?:|banner|complementary|contentinfo|form|generic|group|list|main|navigation|none|presentation|radiogroup|region|rowgroup|search|tablist|tabpanel|toolbar)$/;

/** A box around several things that does not itself react to the pointer: the background of a page. */
export const isLayout = (node: Element): boolean => {
  if (node.matches('html, body')) return true;
  const isAround = LAYOUT_ROLES.test(roleOf(node)) && node.childElementCount > 0 && !holdsOwnText(node);
  const { cursor } = getComputedStyle(node);
  const reacts = !/^(?:auto|default|text)$/.test(cursor) || node.getAttribute('draggable') === 'true';
  return isAround && !reacts && !isHinted(node) && !isEmbedded(node);
};
