import type { StepPlace, StepResult } from 'shared/contract';

/** Consecutive steps of one module, or of the test itself. */
export interface StepGroup {
  /** The index of its first step among those of the run. */
  start: number;
  steps: StepResult[];
  /** null: the test itself. */
  module: StepPlace['module'];
  /** The number of the module in the test; null for the login module, and for the test itself. */
  number: number | null;
}

/** The steps of a run as the editor groups them. */
export function groupSteps(steps: StepResult[]): StepGroup[] {
  const groups: StepGroup[] = [];
  steps.forEach((step, index) => {
    const module = step.place?.module ?? null;
    const number = module && (step.place?.step ?? null);
    const last = groups.at(-1);
    const isSame = last?.number === number && (last.module === null) === (module === null);
    if (isSame) last.steps.push(step);
    else groups.push({ start: index, steps: [step], module, number });
  });
  return groups;
}

/** `Login module: Sign in` */
export function groupTitle({ number, module }: StepGroup): string {
  return `${number === null ? 'Login module' : 'Module'}: ${module?.title ?? ''}`;
}

/** Whether all its steps passed (true), one failed (false), or neither (null). */
export function groupOutcome({ steps }: StepGroup): boolean | null {
  if (steps.some(({ is_successful }) => is_successful === false)) return false;
  return steps.every(({ is_successful }) => is_successful === true) ? true : null;
}

/** Starts of the modules that are open at first: those that a run ended in. */
export function openAtFirst(groups: StepGroup[]): number[] {
  return groups
    .filter(({ steps }) => {
      const passed = steps.filter(({ is_successful }) => is_successful === true).length;
      const unreached = steps.filter(({ is_successful }) => is_successful === null).length;
      return passed < steps.length && unreached < steps.length;
    })
    .map(({ start }) => start);
}
