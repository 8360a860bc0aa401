import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { planQuery } from '../../api/plans.ts';
import type { PlanEditing, PlannedForm } from '../../components/plan-editing.ts';
import { useCurrent } from '../../components/useCurrent.ts';

const Toggle = lazyPart(async () => (await import('./step-plan.ts')).PlanToggle);
const Details = lazyPart(async () => (await import('./step-plan.ts')).StepPlanDetails);

/** The plan of the test or module that is edited (null: a new one), once it is loaded; null where the server keeps none. */
export function usePlanEditing(blueprintId: number | null, form: PlannedForm): PlanEditing | null {
  const { data: plan, refetch } = useQuery(planQuery(blueprintId));
  const currentForm = useCurrent(form);
  return useMemo(() => {
    if (blueprintId === null || !plan) return null;
    return { blueprintId, plan, refresh: () => void refetch(), form: currentForm, Toggle, Details };
  }, [blueprintId, plan, refetch, currentForm]);
}
