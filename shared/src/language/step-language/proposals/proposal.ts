import type { Token } from '../tokens.ts';

/** What can be written instead of an unclear text: one sentence, or several steps. */
export interface Proposal {
  sentences: string[];
  /** What it is, if nothing of the text is left out: then it is suggested as well. */
  note?: string;
  /** The first of the words that it is about. */
  first?: Token;
}

/** What several steps are suggested as. */
export const splitInto = (steps: unknown[]) => `split into ${steps.length} steps`;
