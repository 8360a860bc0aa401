const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLANE = 0xf0000;
const ROOM = 0x20000;

/** What a person put in quotes, wherever it stands in a shielded text. */
export const QUOTED = `${OPEN}[^${CLOSE}]*${CLOSE}`;

/**
 * Takes quoted words out of the grammar's sight: their characters move to a private plane of Unicode between two marks,
 * so that no pattern finds an "and" or a comma inside a name. Straight, curly and angled quotes and backticks count;
 * an apostrophe inside a word does not.
 */
export function shield(text: string): string {
  return (nested(text) ?? text)
    .replace(
      /"([^"]*)"|“([^”“]*)[”"]|”([^”“"]*)”|„([^“”"]*)[“”"]|«\s*([^»]*?)\s*»|`([^`]*)`/gu,
      (_, ...groups: unknown[]) => wrap(groups),
    )
    .replace(
      /(?<=^|[\s(:=])(?:'([^']+(?:'\p{L}[^']*)*)'|‘([^’‘]+(?:’\p{L}[^’]*)*)[’'])(?=$|[\s.,;:!?)])/gu,
      (_, ...groups: unknown[]) => wrap(groups),
    );
}

/**
 * Straight quotes inside straight quotes, where each is plainly an opening or a closing one: what the outer ones hold goes out
 * of sight. null where they are not nested.
 */
function nested(text: string): string | null {
  let [depth, deepest, shielded, content] = [0, 0, '', ''];
  for (const [index, character] of Array.from(text).entries()) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + 1]];
    const isOpening = character === '"' && /[\s(]/u.test(before) && /[^\s"]/u.test(after);
    const isClosing = character === '"' && /[^\s"]/u.test(before) && /[\s.,;:!?)"]/u.test(after);
    if (character === '"' && isOpening === isClosing) return null;
    if (isClosing && --depth < 0) return null;
    if (isClosing && depth === 0) shielded += wrap([content, 0, '']);
    else if (isOpening && depth === 0) content = '';
    else if (depth > 0) content += character;
    else shielded += character;
    if (isOpening) depth++;
    deepest = Math.max(deepest, depth);
  }
  return depth === 0 && deepest > 1 ? shielded : null;
}

function wrap(groups: unknown[]): string {
  const content = groups.find(
    (group, index) => index < groups.length - 2 && typeof group === 'string',
  ) as string;
  return OPEN + Array.from(content, (character) => move(character, PLANE)).join('') + CLOSE;
}

/** The text as it was written, without its quotation marks. */
export function unshield(text: string): string {
  return Array.from(text.replaceAll(OPEN, '').replaceAll(CLOSE, ''), (character) =>
    move(character, -PLANE),
  ).join('');
}

/** Whether the whole text is one quotation. */
export function isQuotation(text: string): boolean {
  return new RegExp(`^${QUOTED}$`, 'u').test(text);
}

function move(character: string, by: number): string {
  const point = character.codePointAt(0) ?? 0;
  const isShielded = point >= PLANE;
  if (by > 0 ? point < ROOM : isShielded) return String.fromCodePoint(point + by);
  return character;
}
