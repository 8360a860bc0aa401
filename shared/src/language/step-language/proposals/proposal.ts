import type { Suggestion } from '../reading.ts';

/** What can be written instead of an unclear text: one sentence, or several steps. */
export interface Proposal {
  /** The nearest form, the text with quotes around some words, two steps or more, or what is on the page. */
  kind: 'form' | 'quotes' | 'steps' | 'page';
  sentences: string[];
}

export function suggestionOf({ kind, sentences }: Proposal): Suggestion {
  const notes = {
    form: 'the nearest form',
    quotes: 'with names and texts in quotes',
    steps: `split into ${sentences.length} steps`,
    page: 'on the page',
  };
  return { sentences, note: notes[kind] };
}
