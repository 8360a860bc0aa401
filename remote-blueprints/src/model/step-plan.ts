import type { PlanEntry, PlanProposal, PlanReply } from 'shared/contract';
import { readingOfStep } from './step-readings.ts';
import { withText, type EditorStep } from './step.ts';

/** What a plan knows of the steps with one text. */
export interface StepPlan {
  /** One for each page that such a step begins on. */
  entries: PlanEntry[];
  proposals: PlanProposal[];
}

/** The plan of a test or module. */
export interface Plan extends PlanReply {
  /** What it knows of a step, the same object for the same step; null: nothing. */
  ofStep: (step: EditorStep) => StepPlan | null;
}

/** The plan of a test or module, whose parts are found by the text of its own steps. */
export function createPlan(blueprintId: number, reply: PlanReply): Plan {
  const index = new Map<string, StepPlan>();
  const at = (text: string): StepPlan => {
    const known = index.get(text) ?? { entries: [], proposals: [] };
    index.set(text, known);
    return known;
  };
  for (const entry of reply.entries) at(entry.text).entries.push(entry);
  for (const proposal of reply.proposals)
    if (proposal.test_blueprint_id === blueprintId) at(proposal.text).proposals.push(proposal);

  const found = new WeakMap<EditorStep, StepPlan | null>();
  const ofStep = (step: EditorStep): StepPlan | null => {
    const known = found.get(step);
    if (known !== undefined) return known;
    const plan = planOfStep(index, step);
    found.set(step, plan);
    return plan;
  };
  return { ...reply, ofStep };
}

/** The text by which a plan knows a step, as `planText` of the step language gives it, from the editor's readings; null for a module. */
export function planTextOf(step: EditorStep): string | null {
  const reading = readingOfStep(step);
  return reading && (reading.sentence ?? step.action.trim().replaceAll(/\s+/gu, ' '));
}

function planOfStep(index: ReadonlyMap<string, StepPlan>, step: EditorStep): StepPlan | null {
  const text = planTextOf(step);
  const known = text === null ? undefined : index.get(text);
  if (!known) return null;
  const entries = known.entries.filter(({ type }) => type === step.type);
  return entries.length + known.proposals.length === 0 ? null : { ...known, entries };
}

/** The steps once these proposals are accepted: those with the text of a renamed element say its new sentence. */
export function withProposals(steps: EditorStep[], accepted: readonly PlanProposal[]): EditorStep[] {
  const sentences = new Map(
    accepted.flatMap(({ text, sentence }) => (sentence === null ? [] : [[text, sentence]])),
  );
  let isChanged = false;
  const changed = steps.map((step) => {
    // The server rewrites actions only.
    const sentence = step.type === 'act' ? sentences.get(planTextOf(step) ?? '') : undefined;
    if (sentence === undefined) return step;
    isChanged = true;
    return withText(step, sentence);
  });
  return isChanged ? changed : steps;
}
