/** A piece of a comment. */
export interface TextSegment {
  kind: 'text' | 'mention' | 'link';
  text: string;
}

const ADDRESS = 'https?:\\/\\/[^\\s<>"]+';
/** Belongs to the sentence, not to the address before it. */
const TRAILING = /[.,;:!?'")\]]+$/;

/** The text in pieces: addresses as links, and `@name` of these names as mentions, the longest name first. */
export function splitText(text: string, names: string[]): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (kind: TextSegment['kind'], piece: string) => {
    const last = segments.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.text += piece;
    else if (piece !== '') segments.push({ kind, text: piece });
  };
  let end = 0;
  for (const match of text.matchAll(patternFor(names))) {
    const [found] = match;
    const isMention = found.startsWith('@');
    const piece = isMention ? found : found.replace(TRAILING, '');
    add('text', text.slice(end, match.index));
    add(isMention ? 'mention' : URL.canParse(piece) ? 'link' : 'text', piece);
    end = match.index + piece.length;
  }
  add('text', text.slice(end));
  return segments;
}

/** Whether the text names the person as `@name`. */
export function mentionedNames(text: string, names: string[]): Set<string> {
  const segments = splitText(text, names).filter(({ kind }) => kind === 'mention');
  return new Set(segments.map((segment) => segment.text.slice(1)));
}

function patternFor(names: string[]): RegExp {
  const byLength = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const alternatives = byLength.map((name) => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  // No letter may follow: "@Ann" is not in "@Anna".
  const mention = alternatives.length > 0 ? `|@(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])` : '';
  return new RegExp(`${ADDRESS}${mention}`, 'gu');
}
