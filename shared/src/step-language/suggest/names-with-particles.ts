import { SINGULARS } from '../kind-words.ts';
import { quote, tokenize, type Token } from '../tokens.ts';

/** Words that begin a place, and end names such as "Sign in", "Check out" and "Top up". */
export const PARTICLE = /^(?:in|on|out|off|up|over|back)$/u;
const BEFORE_NAME = /^(?:the|an?|on|to|in|into|at)$/u;
/** Elements in which others are: "in dialog" may be a place without an article. */
const CONTAINER = /^(?:dialog|section|table|list|row|frame|form|card|menu|window|column|cell)/u;

/** After these the word begins what is missing: "Type Ada in". */
const NEEDS_PLACE = /^(?:type|select|choose|set|drag|upload)$/iu;

/** The text with a name in quotes that ends with a word of a place, where no place follows: "Click sign in", "the sign in button". */
export function quoteNameWithParticle(text: string): string {
  const tokens = tokenize(text);
  const [verb] = tokens;
  if (!verb || NEEDS_PLACE.test(verb.text)) return text;
  const end = tokens.findIndex(
    (token, index) => index > 0 && isWord(token, PARTICLE) && isEndOfName(tokens, index + 1),
  );
  const before = tokens.slice(0, end).findLastIndex((token) => token.isQuoted || isWord(token, BEFORE_NAME));
  const first = tokens[Math.max(before, 0) + 1];
  const last = tokens[end];
  if (!first || !last || first.start >= last.start) return text;
  return `${text.slice(0, first.start)}${quote(text.slice(first.start, last.end))}${text.slice(last.end)}`;
}

/** Whether a name may end before this word: it is a kind of element, or there is none. */
function isEndOfName(tokens: Token[], at: number): boolean {
  const next = tokens[at];
  if (!next) return true;
  const kinds = [next.text, `${next.text} ${tokens[at + 1]?.text ?? ''}`];
  return !next.isQuoted && kinds.some((words) => SINGULARS.has(words) && !CONTAINER.test(words));
}

const isWord = ({ text, isQuoted }: Token, pattern: RegExp): boolean => !isQuoted && pattern.test(text);
