/** Text that style sheets add to elements. */

/** The parts of a `content`: strings, functions such as `url("…")`, and the slash before what is said instead of them. */
const PARTS = /[\w-]+\("(?:[^"\\]|\\.)*"[^)]*\)|"((?:[^"\\]|\\.)*)"|(\/)/g;

/** Generated content, if it has letters or digits. @param isSaid as screen readers say it, not as it is seen */
export const generatedContent = (
  element: Element,
  pseudo: '::before' | '::after',
  isSaid = false,
): string => {
  const style = getComputedStyle(element, pseudo);
  const { content } = style;
  if (!content.includes('"') || style.display === 'none') return '';
  const parts = [...content.matchAll(PARTS)];
  const slash = parts.findIndex(([, , isSlash]) => isSlash);
  const shown = slash < 0 ? parts : isSaid ? parts.slice(slash) : parts.slice(0, slash);
  const text = shown.map(([, words = '']) => words).join('');
  if (!/[\p{L}\p{Nd}]/u.test(text)) return '';
  return style.display === 'inline' ? text : ` ${text} `;
};
