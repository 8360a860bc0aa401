/** With an upper-case first letter, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Removes the full stop after a quoted text that ends with punctuation: `The page shows "Thanks!"` */
export function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
