import { tokenize, type Token } from '../tokens.ts';

/** A part of a text that may be a step of its own: the tokens from `start` to `end`; the next clause begins at `next`. */
interface Cut {
  end: number;
  next: number;
}

const MAX_CUTS = 6;
const ARTICLE = /^(?:the|an?)$/u;
const STATEMENT = /^(?:is|are|was|were|has|have|shows?|contains?|should)$/u;
/** Words and signs that join clauses. */
const JOIN = /^(?:and|then|but|,|;|&|→)$/u;

/** Where a text may be cut into clauses, its end included; empty: it has too many joins to try them all. */
export function cutsOf(tokens: Token[]): Cut[] {
  const cuts = tokens.flatMap((token, index): Cut[] => {
    const following = tokens[index + 1];
    if (index > 0 && isJoin(token) && !isJoin(tokens[index - 1])) {
      let next = index;
      while (isJoin(tokens[next])) next++;
      // "May 14, 2026" is one date.
      const isDate =
        token.text === ',' &&
        /\d$/u.test(tokens[index - 1]?.text ?? '') &&
        /^\d{4}$/u.test(tokens[next]?.text ?? '');
      return next < tokens.length && !isDate ? [{ end: index, next }] : [];
    }
    const isSentenceEnd =
      !token.isQuoted && /[.;]$/u.test(token.text) && /^[\p{Lu}"']/u.test(following?.text ?? '');
    return isSentenceEnd ? [{ end: index + 1, next: index + 1 }] : [];
  });
  return cuts.length > MAX_CUTS ? [] : [...cuts, { end: tokens.length, next: tokens.length }];
}

function isJoin(token: Token | undefined): boolean {
  return token !== undefined && !token.isQuoted && JOIN.test(token.text);
}

/**
 * A clause with what it takes over from the one before: its verb ("enter A as X and B as Y"), its words up to the first name
 * ("the list contains A and B"), or what is stated of its subject ("A is checked and B is not").
 */
export function completions(previous: string, clause: string): string[] {
  const before = tokenize(previous);
  const tokens = tokenize(clause);
  const first = tokens[0];
  if (!first || before.length === 0) return [];
  const verb = /^(?:fill|type|key) in\b|^\S+/iu.exec(previous)?.[0] ?? '';
  const name = before.find(
    (token, index) => token.isQuoted || (index > 0 && /^[\p{Lu}\p{N}]/u.test(token.text)),
  );
  const isName = first.isQuoted || /^[\p{Lu}\p{N}]/u.test(first.text);
  const subject = before.findIndex(({ text, isQuoted }) => !isQuoted && STATEMENT.test(text));
  const isDenied = tokens.at(-1)?.text === 'not' && subject > 0;
  return [
    ...(isDenied ? [`${clause} ${previous.slice(before[subject]?.end).trim()}`] : []),
    ...(isName && name && name.start > 0 ? [`${previous.slice(0, name.start)}${clause}`] : []),
    ...(subject < 0 && (isName || ARTICLE.test(first.text)) ? [`${verb} ${clause}`] : []),
    ...(first.text === 'not' ? [`the page does not show ${clause.slice(first.end).trim()}`] : []),
  ];
}
