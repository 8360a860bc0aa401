/** A way to say something and, with its gaps, the words that the readers know. */
export type Wording = [pattern: RegExp, words: string];
