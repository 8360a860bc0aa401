/** A wording and what it means; null where the words in its gaps show that it was meant otherwise. */
export type Rule<T> = [pattern: RegExp, read: (gaps: (string | undefined)[]) => T | null];

/** The meaning that the first fitting rule gives a text; null if none fits. */
export function firstReading<T>(rules: Rule<T>[], text: string): T | null {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const meaning = match && read(match.slice(1));
    if (meaning) return meaning;
  }
  return null;
}
