/** Removes the full stop after a quoted text that ends with punctuation: `The page shows "Thanks!"` */
export function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
