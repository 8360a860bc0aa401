/** Generated content, if it has letters or digits. */
export const madeText = (element: Element, pseudo: '::before' | '::after'): string => {
  const { content, display } = getComputedStyle(element, pseudo);
  if (!content.includes('"') || display === 'none') return '';
  const text = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words = '']) => words).join('');
  if (!/[\p{L}\p{Nd}]/u.test(text)) return '';
  return display === 'inline' ? text : ` ${text} `;
};
