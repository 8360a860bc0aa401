import type { GivenValue } from 'runner';
import { createKnownValues } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { readSentence, type ReadSentence } from '../../server/src/modules/mcp/page-tools/read-sentence.ts';

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
    return readSentence(checked);
  });
}
