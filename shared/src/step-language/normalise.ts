/** A sentence in the words of the language, with what was changed. */
export interface Normalised {
  text: string;
  /** e.g. `"enter" → "type"`; empty: nothing was changed. */
  changes: string[];
}

export function normalise(text: string): Normalised {
  return { text, changes: [] };
}
