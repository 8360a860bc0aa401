/** Whether the text holds every word of the search, in any order and case. */
export function hasEveryWord(text: string, search: string): boolean {
  const searched = text.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
