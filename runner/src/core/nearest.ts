/** Names ordered by similarity to one, the most similar first; stable for equal similarity. */
export function nearestFirst(names: string[], name: string): string[] {
  const pairs = pairsOf(name);
  const likeness = new Map(names.map((one) => [one, likenessOf(pairsOf(one), pairs)]));
  return [...likeness.keys()].sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
}

/** Below this, two texts have nothing to do with each other. */
const MIN_LIKENESS = 0.4;

/** The text most similar to one, or else the most similar of those with one of its longer words; undefined: none is like it. */
export function mostSimilar(texts: string[], text: string): string | undefined {
  const nearest = nearestFirst(texts, text);
  const words = longWordsOf(text);
  return (
    nearest.slice(0, 1).find((one) => isAlike(one, text)) ??
    nearest.find((one) => longWordsOf(one).some((word) => words.includes(word)))
  );
}

/** Shorter ones stand in every text. */
const longWordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [];

/** Whether one of two texts may be meant by the other. */
export function isAlike(one: string, other: string): boolean {
  return likenessOf(pairsOf(one), pairsOf(other)) >= MIN_LIKENESS;
}

/** Dice's coefficient: 1 for the same pairs of letters, 0 for none in common. */
function likenessOf(pairs: Set<string>, others: Set<string>): number {
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size || 1);
}

function pairsOf(text: string): Set<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
