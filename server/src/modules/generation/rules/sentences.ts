const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|approx|no|nr|mr|mrs|ms|dr|st|inc|ltd)\.$/iu;

/** Cuts running text at the ends of its sentences; a full stop inside a quotation, an address, a number or an abbreviation is none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  let closing: string | undefined;
  for (const [index, character] of [...text].entries()) {
    current += character;
    closing = quoteState(character, closing, text[index - 1], text[index + 1]);
    const isEnd = closing === undefined && /[.!?;]/u.test(character) && /^\s|^$/u.test(text[index + 1] ?? '');
    if (!isEnd || ABBREVIATIONS.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  return [...sentences, current]
    .map((sentence) =>
      sentence
        .replace(/\s+/gu, ' ')
        .replace(/[\s.;]+$/u, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

const CLOSING: Record<string, string> = { '"': '"', '“': '”', '‘': '’', "'": "'" };

/** The quotation mark that is waited for, if a quotation is open after this character. An apostrophe inside a word opens none. */
function quoteState(
  character: string,
  closing: string | undefined,
  before: string | undefined,
  after: string | undefined,
): string | undefined {
  if (character === closing) return character === "'" && /\w/u.test(after ?? '') ? closing : undefined;
  if (closing !== undefined || CLOSING[character] === undefined) return closing;
  if (character === "'" && /\w/u.test(before ?? '')) return undefined;
  return CLOSING[character];
}
