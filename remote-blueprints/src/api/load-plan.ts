import { callApi, isNotFound } from 'shared/http';
import { createPlan, type Plan } from '../model/step-plan.ts';

/** The plan of a stored test or module; null from a server that keeps none. */
export async function loadPlan(blueprintId: number, signal: AbortSignal): Promise<Plan | null> {
  try {
    const params = { id: blueprintId };
    return createPlan(blueprintId, await callApi('GET /test_blueprint/:id/plan', { params, signal }));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
