import type { GivenValue } from 'runner';
import { createKnownValues, isClear } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';

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

/** How the language reads sentences that run one after the other: names that an earlier one remembers are known. */
export function readSentences(
  steps: { action: string; type?: 'act' | 'assert' }[],
  values: GivenValue[],
): ReadSentence[] {
  const known = createKnownValues(values.map(({ name }) => name));
  return steps.map(({ action, type }) => {
    const reading = readStepWithSuggestions(action, type);
    const checked = known.check(action, reading);
    known.pass(action, reading);
    const isRunnable = isClear(checked);
    return {
      isRunnable,
      type: checked.type,
      sentence: checked.sentence,
      problem: isRunnable ? null : (checked.problem?.message ?? 'This step is not understood.'),
      proposals: isRunnable ? [] : checked.suggestions.map(({ sentences }) => sentences.join(' / ')),
    };
  });
}
