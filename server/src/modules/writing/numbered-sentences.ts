import { splitSentences } from '../../platform/split-sentences.ts';

/** The material with the number of each sentence before it, and the sentences in their order. A number refers to what a model read. */
export function numberSentences(source: string): { numbered: string; sentences: string[] } {
  const sentences: string[] = [];
  const lines = source.split(/\r\n?|\n/).map((line) =>
    splitSentences(line)
      .map((sentence) => `[${sentences.push(sentence)}] ${sentence}`)
      .join(' '),
  );
  return { numbered: lines.join('\n'), sentences };
}
