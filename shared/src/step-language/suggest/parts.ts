import { normalise } from '../normalise.ts';
import { tokenize, type Token } from '../tokens.ts';

/** Ways to cut a text into sentences of their own: at "and", "then", commas, and one for each member of a list. */
export function partsOf(text: string): string[][] {
  return [clauses(text), members(text), contrast(text)].filter((parts) => parts.length > 1);
}

/** "Click A and pick B", "Type A into B and C into D": what stands behind a joining word is a sentence, as far as can be told. */
function clauses(text: string): string[] {
  const tokens = tokenize(text);
  const verb = /^(?:fill|type) in\b|^\S+/iu.exec(text)?.[0] ?? '';
  const starts = tokens.flatMap((token, index) => {
    if (index === 0 || isJoin(token) || !isJoin(tokens[index - 1])) return [];
    if (!token.isQuoted && /^[a-z-]{3,}$/u.test(token.text))
      return /^(?:the|not|no)$/u.test(token.text) ? [] : [{ index, before: '' }];
    const rest = tokens.slice(index);
    const end = rest.findIndex(isJoin);
    const hasPlace = rest
      .slice(0, end < 0 ? undefined : end)
      .some(({ text: word }) => /^(?:into|in|with|as|for)$/u.test(word));
    return hasPlace ? [{ index, before: `${verb} ` }] : [];
  });
  return [{ index: 0, before: '' }, ...starts].map(({ index, before }, part) => {
    let end = starts[part]?.index ?? tokens.length;
    while (end > index + 1 && isJoin(tokens[end - 1])) end--;
    return `${before}${text.slice(tokens[index]?.start, tokens[end - 1]?.end)}`;
  });
}

function isJoin(token: Token | undefined): boolean {
  return token !== undefined && !token.isQuoted && /^(?:and|then|,|;|&)$/u.test(token.text);
}

const MEMBER = /^[\p{Lu}\p{N}]/u;

/** One sentence for each member of a list of quoted texts or of words with capitals: "A, B and C are listed". */
function members(text: string): string[] {
  const tokens = tokenize(text);
  const and = tokens.findIndex(({ text: word, isQuoted }) => word === 'and' && !isQuoted);
  if (and < 1) return [];
  const isMember = (token: Token | undefined) =>
    token !== undefined && (token.isQuoted || MEMBER.test(token.text));
  let first = and;
  while (isMember(tokens[first - 1]) || (tokens[first - 1]?.text === ',' && isMember(tokens[first - 2])))
    first--;
  let last = and;
  while (isMember(tokens[last + 1])) last++;
  if (first === and || last === and) return [];
  const list = tokens.slice(first, last + 1);
  const found = list.reduce<Token[][]>(
    (groups, token) =>
      isJoin(token) ? [...groups, []] : [...groups.slice(0, -1), [...(groups.at(-1) ?? []), token]],
    [[]],
  );
  const before = text.slice(0, list[0]?.start);
  const after = text.slice(list.at(-1)?.end).replace(/^\s+are\b/u, ' is');
  return found
    .filter((member) => member.length > 0)
    .map((member) => `${before}${text.slice(member[0]?.start, member.at(-1)?.end)}${after}`);
}

/** "I see A but not B", "A is checked and B is not". */
function contrast(text: string): string[] {
  const state = /^(.+?) is (\S+),? (?:and|but) (.+?) is not$/u.exec(text.replace(/\.$/u, ''));
  if (state) return [`${state[1] ?? ''} is ${state[2] ?? ''}`, `${state[3] ?? ''} is not ${state[2] ?? ''}`];
  const shown = /^(.+?),? (?:but|and) not (.+)$/u.exec(text);
  const first = normalise(shown?.[1] ?? '').text;
  return /^the page shows /iu.test(first) ? [first, `the page does not show ${shown?.[2] ?? ''}`] : [];
}
