import { createContext, useContext, type ComponentType } from 'react';
import type { Blueprint } from 'shared/contract';
import type { Draft } from '../model/draft.ts';
import type { ChangeSteps } from '../model/step-list.ts';
import type { Plan, StepPlan } from '../model/step-plan.ts';
import type { EditorStep } from '../model/step.ts';

export interface StepPlanProps {
  step: EditorStep;
  number: number;
  plan: StepPlan;
  /** Shows the elements that the plan knows; what it proposes is always shown. */
  isOpen: boolean;
}

export interface PlanToggleProps {
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The form of the stored test or module, as far as a change of its plan concerns it. */
export interface PlannedForm {
  type: Blueprint['type'];
  /** As it is stored. */
  saved: Draft;
  isDirty: boolean;
  changeSteps: ChangeSteps;
  markSaved: (draft: Draft) => void;
  setVersion: (version: number | undefined) => void;
}

/** The plan of the stored test or module that is edited. The object stays the same until the plan changes. */
export interface PlanEditing {
  blueprintId: number;
  plan: Plan;
  /** Loads it again. */
  refresh: () => void;
  /** As it is now. */
  form: () => PlannedForm;
  /** Marks a card whose element the plan knows. */
  Toggle: ComponentType<PlanToggleProps>;
  /** What a card shows of the plan. */
  Details: ComponentType<StepPlanProps>;
}

/** null: a new test or module, or a server that keeps no plans. */
export const PlanEditingContext = createContext<PlanEditing | null>(null);

/** What the plan knows of a step, and the components that show it; null: nothing. */
export function usePlanOfStep(step: EditorStep) {
  const editing = useContext(PlanEditingContext);
  if (!editing) return null;
  const { plan, Toggle, Details } = editing;
  const known = plan.ofStep(step);
  return known && { known, Toggle, Details };
}
