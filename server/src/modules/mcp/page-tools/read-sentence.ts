import type { StepReading } from 'shared/contract';
import { SECRET_MIN_LENGTH } from 'shared/constants';
import {
  isClear,
  isSecretField,
  MASK,
  maskedRewording,
  maskedText,
  secretTextsIn,
} from 'shared/step-language';

export interface ReadSentence {
  isRunnable: boolean;
  type: 'act' | 'assert' | null;
  /** As the language writes it; null: it is not clear. */
  sentence: string | null;
  /** Why it cannot be run; null: it can. */
  problem: string | null;
  /** What could be written instead, the best first. */
  proposals: string[];
}

/** What a reading means for whoever wants to run the sentence. */
export function readSentence(
  reading: Pick<StepReading, 'state' | 'type' | 'sentence' | 'problem' | 'suggestions'>,
): ReadSentence {
  const { type, sentence, problem, suggestions } = reading;
  const isRunnable = isClear(reading);
  return {
    isRunnable,
    type,
    sentence,
    problem: isRunnable ? null : (problem?.message ?? 'This step is not understood.'),
    proposals: isRunnable ? [] : suggestions.map(({ sentences }) => sentences.join(' / ')),
  };
}

/** How sentences are understood, in words for an agent. */
export function describeReadings(sentences: string[], read: ReadSentence[]): string {
  return sentences.map((sentence, index) => describe(sentence, index, read[index])).join('\n');
}

/** What is wrong with sentences that cannot be run; null: all can. */
export function describeUnclear(sentences: string[], read: ReadSentence[]): string | null {
  const unclear = sentences.flatMap((sentence, index) =>
    read[index]?.isRunnable ? [] : [describe(sentence, index, read[index])],
  );
  return unclear.length === 0 ? null : unclear.join('\n');
}

function describe(written: string, index: number, read?: ReadSentence): string {
  const { isRunnable = false, type, sentence, problem = null, proposals = [] } = read ?? {};
  const offers = proposals.filter((offer) => !problem?.includes(offer));
  const lines = isRunnable
    ? [
        `understood as ${type === 'assert' ? 'an assertion' : 'an action'}: ${maskedText(sentence ?? written)}`,
      ]
    : [
        `unclear: ${maskedText(written)}`,
        `   ${problem}`,
        ...offers.map((offer) => `   You can write: ${maskedRewording(offer, written)}`),
      ];
  const secrets = [written, ...proposals].filter((text) => isSecretField(text)).flatMap(secretTextsIn);
  return secrets
    .filter(({ length }) => length >= SECRET_MIN_LENGTH)
    .reduce((text, secret) => text.replaceAll(secret, MASK), `${index + 1}. ${lines.join('\n')}`);
}
