import type { WritingBody, WritingReply } from 'shared/contract';
import { createStep, withText, type EditorStep } from './step.ts';

/** A step that was written for the material, and what came of it. */
export interface WrittenStep {
  step: EditorStep;
  /** Which sentences of the material it comes from, from 1. */
  from: number[];
  isSuccessful: boolean;
  result: string;
  /** It failed because nothing on the page has its name. */
  isNameMissing: boolean;
}

/** Source material while it becomes a test. */
export interface Story {
  material: string;
  /** What the model asked, with what the person answered. */
  answers: { question: string; answer: string }[];
  /** While it has not ended. */
  phase: 'opening' | 'asking' | 'running';
  /** Of the material, as soon as the model has answered once. */
  sentences: string[];
  /** Why sentences become no step, by their numbers from 1. */
  leftOut: ReadonlyMap<number, string>;
  /** Tests that the material describes besides, with the numbers of their sentences. */
  others: NonNullable<WritingReply['others']>;
  done: WrittenStep[];
  /** Those that are carried out now; where it has ended, they were not, or not to the end. */
  untried: Pick<WrittenStep, 'step' | 'from'>[];
  /** null: it is being written. */
  end: StoryEnd | null;
}

export type StoryEnd =
  | { kind: 'finished' }
  | { kind: 'stopped' }
  /** The model needs to know something before it goes on. */
  | { kind: 'question'; question: string }
  /** A sentence. */
  | { kind: 'failed'; problem: string };

export const startStory = (material: string): Story => ({
  material,
  answers: [],
  phase: 'opening',
  sentences: [],
  leftOut: new Map(),
  others: [],
  done: [],
  untried: [],
  end: null,
});

/** Goes on behind what was written before it ended. */
export const resumeStory = (story: Story): Story => ({ ...story, phase: 'opening', untried: [], end: null });

/** What has become of a sentence of the material. */
export type Coverage =
  /** Its steps have worked. */
  | { kind: 'covered'; stepIds: string[] }
  /** The page says otherwise: these assertions have failed. */
  | { kind: 'contradicted'; stepIds: string[] }
  /** Its steps were not carried out, or not to the end. */
  | { kind: 'untried'; stepIds: string[] }
  | { kind: 'other-test'; title: string }
  | { kind: 'left-out'; why: string }
  | { kind: 'open' };

export function coverageOf(
  { done, untried, leftOut, others }: Pick<Story, 'done' | 'untried' | 'leftOut' | 'others'>,
  sentence: number,
): Coverage {
  const own = done.filter(({ from }) => from.includes(sentence));
  const failed = own.filter(({ isSuccessful }) => !isSuccessful);
  const open = untried.filter(({ from }) => from.includes(sentence));
  const idsOf = (steps: Story['untried']) => steps.map(({ step }) => step.id);
  if (failed.length > 0) return { kind: 'contradicted', stepIds: idsOf(failed) };
  if (open.length > 0) return { kind: 'untried', stepIds: idsOf(open) };
  if (own.length > 0) return { kind: 'covered', stepIds: idsOf(own) };
  const other = others.find(({ sentences }) => sentences.includes(sentence));
  if (other) return { kind: 'other-test', title: other.title };
  const why = leftOut.get(sentence);
  return why === undefined ? { kind: 'open' } : { kind: 'left-out', why };
}

/** The editor's steps of a reply, with the sentences that they come from. */
export function stepsOfReply({ steps }: WritingReply): { step: EditorStep; from: number[] }[] {
  return steps.map(({ type, action, from, use_vision }) => ({
    step: withText(createStep({ type, use_vision }), action),
    from,
  }));
}

/** As the server takes it. */
export function toBody(done: WrittenStep[]): WritingBody['done'] {
  return done.map(({ step, from, isSuccessful, result, isNameMissing }) => ({
    type: step.type === 'assert' ? 'assert' : 'act',
    action: step.action,
    from,
    is_successful: isSuccessful,
    result: result.slice(0, 4000),
    is_name_missing: isNameMissing,
  }));
}
