import type { Description } from './description.ts';
import type { Roles } from './roles.ts';

/** Runs inside the page: which elements are only the background of others. */
export function layouts({ holdsOwnText, roleOf }: Roles & Description) {
  const EMBEDDED = 'iframe, frame, canvas, object, embed, video, audio';
  const isEmbedded = (node: Element) => node.matches(EMBEDDED);
  const isHinted = (node: Element) => ['alt', 'title'].some((name) => node.getAttribute(name));

  const LAYOUT_ROLES =
    /^(?:|banner|complementary|contentinfo|form|generic|group|list|main|navigation|none|presentation|radiogroup|region|rowgroup|search|tablist|tabpanel|toolbar)$/;

  /** A box around several things that does not itself react to the pointer: the background of a page. */
  const isLayout = (node: Element): boolean => {
    if (node.matches('html, body')) return true;
    const isAround = LAYOUT_ROLES.test(roleOf(node)) && node.childElementCount > 0 && !holdsOwnText(node);
    const { cursor } = getComputedStyle(node);
    const reacts = !/^(?:auto|default|text)$/.test(cursor) || node.getAttribute('draggable') === 'true';
    return isAround && !reacts && !isHinted(node) && !isEmbedded(node);
  };

  return { isEmbedded, isHinted, isLayout };
}

export type Layouts = ReturnType<typeof layouts>;
