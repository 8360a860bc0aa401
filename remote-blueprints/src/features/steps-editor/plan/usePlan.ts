import { useQuery } from 'shared/query';
import { planQuery } from '../../../api/plans.ts';
import type { Plan } from '../../../model/step-plan.ts';
import { useEditor } from '../../../state/editor.ts';

/** The plan of what is edited, once it is loaded; null: it is new, or the server keeps no plans. */
export function usePlan(): Plan | null {
  return useQuery(planQuery(useEditor().blueprintId)).data ?? null;
}
