/** Someone's text within a line, so that nothing in it is read as Markdown, HTML or a mention. */
export function inlineCode(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim() || '(empty)';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/** The same for several lines. */
export function codeBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}text\n${text.replace(/\r\n?/g, '\n')}\n${fence}`;
}

/** At most `length` characters, whole ones, the last an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text.slice(0, 2 * length + 2));
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
