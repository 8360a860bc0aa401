export const MASK = '••••';

/** `Button "Buy"` at the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where a quoted text ends with a stop of its own, the sentence needs no other: `The page shows "Thanks!"` */
export function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
