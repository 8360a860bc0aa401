const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, each without the space and the full stop at its end; lines end sentences, too. */
export function splitSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim().replace(/\.$/, '')).filter(
    (sentence) => sentence !== '',
  );
}
