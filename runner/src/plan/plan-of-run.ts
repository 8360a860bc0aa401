import { isDeepStrictEqual } from 'node:util';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { isSameElement, type PlannedAction } from 'shared/contract';
import { planText } from 'shared/step-language';
import type { LearnedStep, RunnerStep, RunOutcome, RunRequest } from '../types.ts';
import { pagePattern, type PagesOfRun } from './page-key.ts';
import type { Proposal } from '../core/step-plan.ts';

/** What a step has found out. */
export interface StepFindings {
  isSuccessful: boolean;
  /** Its actions, with the elements that they have found. */
  actions: PlannedAction[];
  proposal: Proposal | null;
}

/** The plan of a run: what is known before, and what is learned. */
export type PlanOfRun = ReturnType<typeof createPlanOfRun>;

/** What steps have acted on in a window, by their text. */
export type UsedElements = Map<string, PlannedAction[]>;

/**
 * @param learned gains what the steps find out
 * @param used gains what they act on; a window that runs steps several times keeps it between the runs
 */
export function createPlanOfRun(
  request: Pick<RunRequest, 'steps' | 'plan' | 'isFrozen'>,
  run: PagesOfRun,
  learned: LearnedStep[],
  used: UsedElements = new Map(),
) {
  const { steps, plan, isFrozen = false } = request;
  const entryAt = (stepIndex: number, page: string) =>
    plan?.entriesOf(stepIndex).find((entry) => entry.page === page) ?? null;
  const textOf = ({ action, type }: RunnerStep) => planText(action, type);
  const usedBy = (step: RunnerStep | undefined) => (step && used.get(textOf(step))) ?? [];

  return {
    /** Before a step. @param address of the front page */
    stepAt(stepIndex: number, address: string) {
      return {
        entry: entryAt(stepIndex, pagePattern(address, run)),
        isFrozen,
        used: usedBy(steps[stepIndex]).flatMap(({ target }) => target),
      };
    },
    /** After it. */
    add(stepIndex: number, begun: string, { isSuccessful, actions, proposal }: StepFindings) {
      const step = steps[stepIndex];
      const isConflict = proposal?.kind === 'conflict';
      if (!step || (!isSuccessful && !isConflict)) return;
      const text = textOf(step);
      const page = pagePattern(begun, run);
      used.set(text, [...usedBy(step), ...actions]);
      const entry = { type: step.type, text, page, actions };
      const json = JSON.stringify(entry);
      // A password that the step itself writes is stored with it.
      const isWritten = ([start, end]: [number, number]) => text.includes(json.slice(start, end));
      const canBeStored = text.length <= STEP_TEXT_MAX_LENGTH && run.values.secretsIn(json).every(isWritten);
      const isKnown = !proposal && isContained(actions, entryAt(stepIndex, page)?.actions ?? null);
      if (canBeStored && !isKnown) learned.push({ ...entry, stepIndex, proposal });
    },
  };
}

/** What the outcome of a run tells: if it has passed, all that it has learned; else the conflicts with its plan. */
export function learnedBy(status: RunOutcome['status'], learned: LearnedStep[]): LearnedStep[] {
  return status === 'passed' ? learned : learned.filter(({ proposal }) => proposal?.kind === 'conflict');
}

/** Whether a plan has these actions and their elements already. */
function isContained(actions: PlannedAction[], planned: PlannedAction[] | null): boolean {
  return (
    planned?.length === actions.length &&
    actions.every(({ command, target, destination }, index) => {
      const known = planned[index];
      const holds = (role: 'target' | 'destination', elements: PlannedAction['target']) =>
        elements.every((one) => known?.[role].some((other) => isSameElement(one, other)));
      return (
        isDeepStrictEqual(known?.command, command) &&
        holds('target', target) &&
        holds('destination', destination)
      );
    })
  );
}
