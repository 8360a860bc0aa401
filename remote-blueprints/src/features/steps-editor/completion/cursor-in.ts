/** The cursor position in an inserted text: between the first pair of empty quotes, else at the end. */
export function cursorIn(words: string): number {
  const quotes = words.indexOf('""');
  return quotes < 0 ? words.length : quotes + 1;
}
