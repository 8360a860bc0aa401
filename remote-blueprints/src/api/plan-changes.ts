import type { PlanEntryInput } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { apiMutation, useMutation, useQueryClient } from 'shared/query';
import { createPlan, type Plan } from '../model/step-plan.ts';
import { planQuery } from './plans.ts';

type Decision = 'accept' | 'dismiss';

/** Accepts or dismisses proposals. Gives the ids of those that were carried out. */
export function useDecideProposals() {
  return useMutation({
    mutationFn: async ({ decision, ids }: { decision: Decision; ids: number[] }) =>
      (await callApi(`POST /plan_proposals/${decision}`, { body: { ids } })).ids,
  });
}

/** Forgets entries of the plan of a test or module. */
export function useForgetEntries() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation('POST /test_blueprint/:id/plan/forget'),
    onSuccess: (reply, { params: { id } }) =>
      client.setQueryData(planQuery(id).queryKey, createPlan(id, reply)),
  });
}

/** Adds entries to the plan of a stored test or module; null from a server that keeps none. */
export async function addToPlan(blueprintId: number, entries: PlanEntryInput[]): Promise<Plan | null> {
  try {
    const params = { id: blueprintId };
    const reply = await callApi('PUT /test_blueprint/:id/plan', { params, body: { entries } });
    return createPlan(blueprintId, reply);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
