import type { GeneratedSteps } from 'shared/contract';
import { generatedFrom } from './generated.ts';
import type { EditorStep } from './step.ts';
import type { Story } from './story.ts';

/** A test that pasted material describes beside the one in the editor. */
export interface OtherTest {
  title: string;
  /** The part of the material that the model writes it from; else the steps that the rules made of it, which nobody has tried. */
  source: { material: string } | { steps: EditorStep[] };
  /** null: it has not been made. */
  outcome: OtherTestOutcome | null;
}

export interface OtherTestOutcome {
  /** Of the stored test; null: nothing was written. */
  id: number | null;
  words: string;
}

export interface OtherTests {
  tests: OtherTest[];
  /** They are being made, one after the other. */
  isMaking: boolean;
}

/** null: the material describes one test. */
export function othersOfStory({ others, sentences }: Pick<Story, 'others' | 'sentences'>): OtherTests | null {
  const tests = others.map(({ title, sentences: numbers }): OtherTest => {
    const material = numbers.flatMap((number) => sentences[number - 1] ?? []).join('\n');
    return { title, source: { material }, outcome: null };
  });
  return tests.length > 0 ? { tests, isMaking: false } : null;
}

/** The tests behind the first one. null: the material describes one. */
export function othersOfReply({ tests = [] }: GeneratedSteps): OtherTests | null {
  const others = tests.slice(1).map(({ title, steps }): OtherTest => {
    return { title, source: { steps: generatedFrom({ steps }).steps }, outcome: null };
  });
  return others.length > 0 ? { tests: others, isMaking: false } : null;
}

/** What is said of a stored test. @param problem why it is not all that the material says; null: it is */
export function outcomeWords(steps: number, contradicted: number, problem: string | null): string {
  const count = steps === 1 ? '1 step' : `${steps} steps`;
  const contradiction = contradicted > 0 ? `, ${contradicted} contradicted by the page` : '';
  return `${count}${contradiction}${problem === null ? '' : `. Not all of it was written: ${problem}`}`;
}
