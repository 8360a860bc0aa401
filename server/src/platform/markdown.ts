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

/** At most `length` UTF-16 units, as schemas count, of whole characters, the last an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
