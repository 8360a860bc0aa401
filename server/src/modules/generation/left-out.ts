import type { LeftOut } from 'shared/contract';

/** A text of the material that became no step, and how many of the steps come before it. */
export type PlacedLeftOut = Required<LeftOut>;

/** What a person may look through one by one. */
const MAX_SINGLE = 500;

/** Each text in one line. Those above the limit share the last entry, a line each, so that none is dropped. */
export function limitLeftOut(leftOut: PlacedLeftOut[]): PlacedLeftOut[] {
  const inLines = leftOut.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() }));
  const [surplus, ...others] = inLines.slice(MAX_SINGLE);
  if (!surplus) return inLines;
  const text = [surplus, ...others].map((one) => one.text).join('\n');
  return [...inLines.slice(0, MAX_SINGLE), { ...surplus, text, why: 'Further texts that became no step.' }];
}
