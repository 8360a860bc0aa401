export interface ComboboxOption {
  value: string;
  label: string;
  /** Secondary text, such as an id; the search includes it. */
  hint?: string;
}

/** The options that contain every word of the search, in any order and case. */
export function matchingOptions(options: readonly ComboboxOption[], search: string): ComboboxOption[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
