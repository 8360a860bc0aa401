import { isClear, readStep } from 'shared/step-language';

export interface Draft {
  action: string;
  type: 'act' | 'assert';
}

/** Canonical steps where the language understands the text, several where it splits it; else the text as it is written. */
export function stepsOfSentence(
  text: string,
  presumed: Draft['type'] | null,
): { steps: Draft[]; isUnderstood: boolean } {
  const reading = readStep(text);
  const type = reading.type ?? presumed ?? 'act';
  if (isClear(reading)) return { steps: [{ action: reading.sentence ?? text, type }], isUnderstood: true };
  const split = reading.state === 'several' ? reading.suggestions[0]?.sentences : undefined;
  if (split)
    return {
      steps: split.map((action) => ({ action, type: readStep(action).type ?? type })),
      isUnderstood: true,
    };
  return { steps: [{ action: text, type }], isUnderstood: false };
}
