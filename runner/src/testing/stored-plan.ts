import type { PlannedAction } from 'shared/contract';
import { planText } from 'shared/step-language';
import type { LearnedStep, PlannedStep, RunnerStep, RunPlan } from '../types.ts';

function mergeElements(action: PlannedAction, other: PlannedAction | undefined): PlannedAction {
  return { ...action, target: [...action.target, ...(other?.target ?? [])] };
}

/** What runs have learned, as the plan of these steps: by text, wherever a step stands. */
export function storedPlan(
  steps: RunnerStep[],
  learned: LearnedStep[],
  rest: Partial<PlannedStep> = {},
): RunPlan {
  const entries: PlannedStep[] = [];
  for (const { type, text, page, actions } of learned) {
    const known = entries.find((entry) => entry.type === type && entry.text === text && entry.page === page);
    if (known) known.actions = known.actions.map((action, index) => mergeElements(action, actions[index]));
    else entries.push({ type, text, page, actions, dismissed: [], ...rest });
  }
  return {
    entriesOf(stepIndex) {
      const step = steps[stepIndex];
      return entries.filter(
        ({ type, text }) => step && type === step.type && text === planText(step.action, step.type),
      );
    },
  };
}
