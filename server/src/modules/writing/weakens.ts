import type { TranslatedStep } from './read-answer.ts';
import type { Source } from './source.ts';

/** A step that was written for a story and carried out. */
export interface WrittenStep {
  type: 'act' | 'assert';
  action: string;
  /** Indexes of the story's sentences. */
  from: number[];
  isSuccessful: boolean;
  result: string;
  /** It failed because nothing on the page has its name. */
  isNameMissing: boolean;
}

/** Texts in quotes, and numbers. */
const EXPECTED = /"((?:[^"\\]|\\.)*)"|\d[\d.,]*/gu;

/**
 * Why an assertion may not be written: it stands for one that has failed, without what the story expects there. null: it may. A story's
 * expectations are never bent to the page; how an element is called may be corrected.
 */
export function weakens(
  step: Pick<TranslatedStep, 'type' | 'action' | 'from'>,
  done: WrittenStep[],
  { text }: Pick<Source, 'text'>,
): string | null {
  if (step.type !== 'assert') return null;
  const failed = done.filter(
    (one) =>
      one.type === 'assert' && !one.isSuccessful && one.from.some((index) => step.from.includes(index)),
  );
  const final = failed.find(({ isNameMissing }) => !isNameMissing);
  if (final)
    return `"${final.action}" asserts this and has failed. What the material expects is not written anew.`;
  const expected = failed.flatMap(({ action }) => expectedIn(action)).filter((one) => text.includes(one));
  const lost = expected.find((one) => !step.action.includes(one));
  return lost === undefined ? null : `It does not say ${lost}, which the material expects.`;
}

function expectedIn(action: string): string[] {
  return Array.from(action.matchAll(EXPECTED), ([all, quoted]) => quoted ?? all);
}
