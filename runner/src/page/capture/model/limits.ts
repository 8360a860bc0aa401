/** A mask knows texts of this length as cut, and hides the beginning of a secret at their end (values/mask.ts). */
const MAX_TEXT = 2000;

/** A text of at most the length that a model holds. */
export const cutText = (text: string): string => text.slice(0, MAX_TEXT);
