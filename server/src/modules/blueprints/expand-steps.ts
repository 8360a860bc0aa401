import type { StepType } from 'shared/constants';
import type { StepDraft } from './tables.ts';

export interface UnexpandedStep extends StepDraft {
  /** The suite's login module. */
  isLogin?: boolean;
}

/** A step that can be executed: an instruction or a check in plain language. */
export interface ExpandedStep {
  type: Exclude<StepType, 'module'>;
  action: string;
  useVision: boolean;
  /** 1-based number of the step it comes from, login steps not counted; null for a step of the login module. */
  sourceNumber: number | null;
}

type ModuleStep = Omit<StepDraft, 'moduleId'>;

/** Replaces each module step by the module's own steps. `modules` must hold every module that the steps name. */
export function expandSteps(steps: UnexpandedStep[], modules: Map<number, ModuleStep[]>): ExpandedStep[] {
  let sourceNumber = 0;
  return steps.flatMap((step) => {
    if (!step.isLogin) sourceNumber += 1;
    const source = step.isLogin ? null : sourceNumber;
    const expanded: ModuleStep[] = step.moduleId === null ? [step] : (modules.get(step.moduleId) ?? []);
    return expanded.flatMap(({ type, action, useVision }) =>
      type === 'module' ? [] : [{ type, action, useVision, sourceNumber: source }],
    );
  });
}
