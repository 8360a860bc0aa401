import type { Queries } from '../../platform/database/database.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import { findBlueprints, findSteps, type StepRow } from './blueprints-repository.ts';
import { expandSteps, type ExpandedStep, type UnexpandedStep } from './expand-steps.ts';

/** Steps of the modules that the steps name, by module id. 422 for a module that is not this company's. */
export async function loadModules(
  queries: Queries,
  companyId: number,
  steps: UnexpandedStep[],
): Promise<Map<number, StepRow[]>> {
  const ids = [...new Set(steps.flatMap(({ moduleId }) => moduleId ?? []))];
  const known = (await findBlueprints(queries, companyId, ids)).filter(({ type }) => type === 'module');
  const modules = new Map(known.map(({ id }) => [id, [] as StepRow[]]));
  const at = steps.findIndex(({ moduleId }) => moduleId !== null && !modules.has(moduleId));
  if (at >= 0)
    throw unprocessable('unknown_module', `Step ${at + 1}: The module does not exist.`, {
      [`steps.${at}.test_blueprint_module_id`]: 'The module does not exist.',
    });
  for (const step of await findSteps(queries, [...modules.keys()])) modules.get(step.blueprintId)?.push(step);
  return modules;
}

/** Puts the modules' steps in their places. 422 for a module that does not exist. */
export async function expandModules(
  queries: Queries,
  companyId: number,
  steps: UnexpandedStep[],
): Promise<ExpandedStep[]> {
  return expandSteps(steps, await loadModules(queries, companyId, steps));
}
