const SKIPPED = ['script', 'style', 'head', 'title', 'template'];
const LINE_BREAKS = new Set(
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_CODE_POINT = 0x10_ff_ff;

/** The text of a mail that has only HTML, one line for each block. In one pass: the HTML may be hostile. */
export function textOfHtml(html: string): string {
  const texts: string[] = [];
  const lower = html.toLowerCase();
  let position = 0;
  while (position < html.length) {
    const tag = html.indexOf('<', position);
    if (tag === -1) break;
    texts.push(html.slice(position, tag));
    const end = html.indexOf('>', tag);
    if (end === -1) {
      position = html.length;
      break;
    }
    if (html.startsWith('<!--', tag)) {
      position = after(html, '-->', tag);
      continue;
    }
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]*)/u.exec(lower.slice(tag, tag + 16)) ?? [];
    if (LINE_BREAKS.has(name)) texts.push('\n');
    const isSkipped = slash === '' && SKIPPED.includes(name);
    position = isSkipped ? after(lower, `</${name}`, end) : end + 1;
  }
  texts.push(html.slice(position));
  const lines = decodeEntities(texts.join('')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The position behind the text; the end if it does not occur. */
function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length + (text.startsWith('</') ? 1 : 0);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= MAX_CODE_POINT ? String.fromCodePoint(point) : '';
  });
}
