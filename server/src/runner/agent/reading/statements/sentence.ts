/** What a sentence says, in the gaps of its wording, as plainer statements; null where it means something else. */
export type Sentence = [wording: RegExp, say: (...gaps: string[]) => string[] | null];
