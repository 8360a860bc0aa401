import type { PageEvent } from 'shared/contract';

/** What a page complained of in this run and not in the other one, by step; what belongs to no step is left out. */
export function newErrors(now: PageEvent[], then: PageEvent[]): Map<number, string[]> {
  const known = new Set(then.map(({ text }) => text));
  const found = new Map<number, string[]>();
  for (const { step_number, level, text } of now) {
    if (step_number === null || level !== 'error' || known.has(text)) continue;
    const texts = found.get(step_number) ?? [];
    if (!texts.includes(text)) found.set(step_number, [...texts, text]);
  }
  return found;
}
