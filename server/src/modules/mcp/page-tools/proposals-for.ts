import type { LiveEventOf } from 'shared/contract';
import { fixLabel } from 'shared/format';
import { fixesFor, maskedRewording } from 'shared/step-language';

/** What could be written instead of a sentence that failed, the best first. */
export function proposalsFor(
  sentence: string,
  { fixes = [], missingName }: Pick<LiveEventOf<'step-finished'>, 'fixes' | 'missingName'>,
): string[] {
  const { fixes: renamed, areAlike } = fixesFor(sentence, missingName);
  const byName = areAlike
    ? renamed.map((one) => ({ kind: 'replace' as const, sentence: maskedRewording(one.sentence, sentence) }))
    : [];
  return [...new Set([...fixes, ...byName].map(fixLabel))];
}
