/** A word, a quoted text or a comma, with its place in the sentence by UTF-16 offsets. */
export interface Token {
  /** As written, quotes included. */
  text: string;
  /** What a quoted text says; for a word the same as `text`. */
  value: string;
  isQuoted: boolean;
  start: number;
  end: number;
}

/** Opening quotation marks and what closes them. */
const CLOSING: Record<string, string> = {
  '"': '"',
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  "'": "'",
  '‘': '’',
  '`': '`',
};
const AFTER_QUOTE = /^(?:$|[\s,.;:!?)\]])/u;

/** Splits a sentence; a full stop at its end is left out. */
export function tokenize(sentence: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sentence.length) {
    const space = /^\s+/u.exec(sentence.slice(at));
    if (space) {
      at += space[0].length;
      continue;
    }
    const token = quotedAt(sentence, at) ?? wordAt(sentence, at);
    tokens.push(token);
    at = token.end;
  }
  return withoutFullStop(tokens);
}

function quotedAt(sentence: string, start: number): Token | null {
  const closing = CLOSING[sentence.charAt(start)];
  if (closing === undefined) return null;
  let value = '';
  for (let at = start + 1; at < sentence.length; at++) {
    const letter = sentence.charAt(at);
    const next = sentence.charAt(at + 1);
    if (letter === '\\' && (next === '\\' || (next !== '' && closing.includes(next)))) {
      value += next;
      at++;
    } else if (closing.includes(letter) && AFTER_QUOTE.test(sentence.slice(at + 1))) {
      return { text: sentence.slice(start, at + 1), value, isQuoted: true, start, end: at + 1 };
    } else if (letter === '"' && closing === '"') {
      return null;
    } else value += letter;
  }
  return null;
}

/** `{{name}}` is one word, whatever spaces it holds. */
const WORD = /^(?:\{\{[^{}]*\}\}|[^\s,]|,(?=\S))+|^,/u;

function wordAt(sentence: string, start: number): Token {
  const text = WORD.exec(sentence.slice(start))?.[0] ?? sentence.charAt(start);
  return { text, value: text, isQuoted: false, start, end: start + text.length };
}

function withoutFullStop(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  if (!last || last.isQuoted || !last.text.endsWith('.') || /^\.+$/u.test(last.text.slice(0, -1)))
    return last?.text === '.' ? tokens.slice(0, -1) : tokens;
  const text = last.text.slice(0, -1);
  const shorter = { ...last, text, value: text, end: last.end - 1 };
  return text === '' ? tokens.slice(0, -1) : [...tokens.slice(0, -1), shorter];
}

/** A text in quotation marks, so that `tokenize` reads the same text. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
