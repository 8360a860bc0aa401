import { isAcceptable } from './acceptable-text.ts';
import type { PageModel } from './page-model.ts';
import { textLeaves, type TextLeaf } from './text-leaves.ts';
import { containedText } from './texts/contained-text.ts';

/** Elements of an earlier page with those that they are on a later one. */
type Counterparts = ReadonlyMap<TextLeaf, TextLeaf>;

/**
 * The text that has taken the place of another one since an earlier state of the page: in an element of the same role and region, between the same
 * neighbours. null: no text has, several could have, or it would not be there in the next run.
 */
export function replacedText(text: string, before: PageModel, now: PageModel): string | null {
  const [old, current] = [textLeaves(before), textLeaves(now)];
  const pattern = containedText(text);
  const common = commonLeaves(old, current);
  const found = old
    .filter((leaf) => pattern.test(leaf.text))
    .flatMap((leaf) => {
      const other = common.get(leaf) ?? betweenNeighbours(leaf, old, current, common);
      if (other?.place !== leaf.place) return [null];
      return pattern.test(other.text) ? [] : [partInPlace(leaf.text, pattern, other.text)];
    });
  const [only = null, ...others] = new Set(found);
  if (!only || others.length > 0) return null;
  // An order, a day or an amount is another one in the next run.
  const hasNewNumber = /\d/u.test(only) && !/\d/u.test(text);
  return isAcceptable(only) && !hasNewNumber ? only : null;
}

/** What is on both pages, and on each only once. A number in it may be another. */
function commonLeaves(old: TextLeaf[], current: TextLeaf[]): Counterparts {
  const pairsBy = (keyOf: (leaf: TextLeaf) => string) => {
    const others = Map.groupBy(current, keyOf);
    return [...Map.groupBy(old, keyOf)].flatMap(([key, [leaf, ...more]]) => {
      const [other, ...otherMore] = others.get(key) ?? [];
      const isOnce = more.length === 0 && otherMore.length === 0;
      return leaf && other && isOnce ? [[leaf, other] as const] : [];
    });
  };
  return new Map([
    ...pairsBy(({ role, text }) => `${role} ${text.replaceAll(/\d+/gu, '0')}`),
    ...pairsBy(({ role, text }) => `${role} ${text}`),
  ]);
}

/**
 * What stands where an element stood, counted from its nearest neighbours that are on both pages: as many elements of the same roles are between
 * them, of which only one can be it. Without a neighbour it is another page.
 */
function betweenNeighbours(
  leaf: TextLeaf,
  old: TextLeaf[],
  current: TextLeaf[],
  common: Counterparts,
): TextLeaf | undefined {
  const above = old.slice(0, leaf.at).findLast((one) => common.has(one));
  const below = old.slice(leaf.at).find((one) => common.has(one));
  if (!above && !below) return undefined;
  const start = (one: TextLeaf | undefined) => (one ? one.at + 1 : 0);
  const otherAbove = above && common.get(above);
  const otherBelow = below && common.get(below);
  const gap = old.slice(start(above), below?.at);
  const otherGap = current.slice(start(otherAbove), otherBelow?.at);
  const isSame =
    gap.length === otherGap.length && gap.every(({ place }, at) => place === otherGap[at]?.place);
  const isOnce = gap.filter(({ place }) => place === leaf.place).length === 1;
  return isSame && isOnce ? otherGap[leaf.at - start(above)] : undefined;
}

/** What stands in a text where the pattern was found in the old one; all of it where the words around that are others. */
function partInPlace(oldText: string, pattern: RegExp, text: string): string {
  const match = pattern.exec(oldText);
  if (!match) return text;
  const tokensOf = (words: string) => words.match(/\d+|\D/gu) ?? [];
  const head = tokensOf(oldText.slice(0, match.index));
  const tail = tokensOf(oldText.slice(match.index + match[0].length));
  const tokens = tokensOf(text);
  const end = tokens.length - tail.length;
  const isAlike = (one: string, other: string | undefined) =>
    one === other || (/\d/u.test(one) && /\d/u.test(other ?? ''));
  const isAround =
    head.every((one, at) => isAlike(one, tokens[at])) &&
    tail.every((one, at) => isAlike(one, tokens[end + at]));
  const part = tokens.slice(head.length, Math.max(end, 0)).join('').trim();
  return isAround && part !== '' && containedText(part).test(text) ? part : text;
}
