/** How many of the smallest of its kind a unit is. */
const UNITS: Record<string, number>[] = [
  { b: 1, byte: 1, bytes: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
  {
    ms: 1,
    s: 1e3,
    sec: 1e3,
    second: 1e3,
    min: 6e4,
    minute: 6e4,
    h: 36e5,
    hr: 36e5,
    hour: 36e5,
    day: 864e5,
    week: 6048e5,
  },
  { mm: 1, cm: 10, m: 1e3, km: 1e6 },
  { mg: 1, g: 1e3, kg: 1e6 },
];

/** The unit behind the number of a text: what it measures, and how many of the smallest it is; null: none is known. */
function unitIn(text: string): { kind: number; size: number } | null {
  const word = /\d\s?(\p{L}+)\b/u.exec(text)?.[1]?.toLowerCase() ?? '';
  for (const [kind, units] of UNITS.entries()) {
    const size = units[word] ?? units[word.replace(/s$/u, '')];
    if (size !== undefined) return { kind, size };
  }
  return null;
}

/** What the unit of an amount measures; null: none is known. */
export function unitKind(text: string): number | null {
  return unitIn(text)?.kind ?? null;
}

/**
 * What an amount of one text has to be multiplied by to be told in the unit of another: 0.001 of "48 KB" beside "1 MB". null: they
 * measure different things. A number without a unit is meant in that of the other.
 */
export function unitRatio(text: string, other: string): number | null {
  const [one, two] = [unitIn(text), unitIn(other)];
  if (!one || !two) return 1;
  return one.kind === two.kind ? one.size / two.size : null;
}
