import type { Translation } from 'shared/contract';
import type { Translated } from './ask-for-sentences.ts';
import type { Rejected } from './read-answer.ts';
import type { Source } from './source.ts';

/** With every sentence of the text that nothing came of, so that none is dropped silently. */
export function presentTranslation(translated: Translated, source: Source): Translation {
  const { steps, rejected, question, usage } = translated;
  return {
    steps: steps.map(({ type, action, guessed }) => ({
      type,
      action,
      ...(guessed.length > 0 && { guessed }),
    })),
    rejected: [...rejected, ...sentencesLeftOut(translated, source)].map(({ text, why }) => ({ text, why })),
    question,
    usage,
  };
}

/** Where a step does not name its sentences, only those that the model gives a reason for. */
function sentencesLeftOut(
  { steps, rejected, leftOut, question }: Translated,
  { sentences }: Source,
): Pick<Rejected, 'text' | 'why'>[] {
  const all = [...steps, ...rejected];
  const used = new Set(all.flatMap(({ from }) => from));
  const isKnown = question === null && all.every(({ from }) => from.length > 0);
  return sentences.flatMap((text, index) => {
    const why = leftOut.get(index);
    const isLeftOut = why !== undefined || isKnown;
    return isLeftOut && !used.has(index) && /[\p{L}\p{N}]/u.test(text)
      ? [{ text, why: why || 'The model made no step of it.' }]
      : [];
  });
}
