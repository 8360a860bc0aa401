import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import type { Candidate, Group } from './material/piece.ts';
import { splitSentences } from '../../platform/split-sentences.ts';
import { stepsOfSentence, type Draft } from './steps-of-sentence.ts';

/** A candidate after it was read. `steps`: canonical where it reads as steps, else the text as it is written. */
export interface ReadCandidate {
  text: string;
  group: Group;
  steps: Draft[];
  isUnderstood: boolean;
}

/**
 * Reads a text as a whole, else sentence by sentence. The sentences of an entry of a list count together, so that no sentence of it is
 * lost; those of running text count for themselves.
 */
export function readCandidate({ text: source, type, group }: Candidate): ReadCandidate[] {
  const text = source.replace(/\s+/g, ' ').trim();
  // No step can be as long.
  if (text.length > STEP_TEXT_MAX_LENGTH)
    return [{ text, group: { accepts: 'none' }, steps: [], isUnderstood: false }];
  const whole = stepsOfSentence(text, type);
  if (whole.isUnderstood) return [{ text, group, ...whole }];
  const sentences = splitSentences(source).map((sentence) => ({
    text: sentence,
    group,
    ...stepsOfSentence(sentence, type),
  }));
  if (group.accepts === 'none' || group.accepts === 'if-half-reads') return sentences;
  return sentences.every(({ isUnderstood }) => isUnderstood) ? sentences : [{ text, group, ...whole }];
}

/** The groups whose texts are steps even where they do not read as such. */
export function acceptedGroups(read: ReadCandidate[]): Set<Group> {
  const groups = Map.groupBy(read, ({ group }) => group);
  const accepted = [...groups].filter(([{ accepts }, members]) => {
    const share = members.filter(({ isUnderstood }) => isUnderstood).length / members.length;
    return (
      accepts === 'all' ||
      (accepts === 'if-any-reads' && share > 0) ||
      (accepts === 'if-half-reads' && share >= 0.5)
    );
  });
  return new Set(accepted.map(([group]) => group));
}
