import type { Queries } from '../../platform/database/database.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import { findBlueprints, findSteps } from './blueprints-repository.ts';
import {
  expandSteps,
  hasOnlyDisabledSteps,
  type ExpandedStep,
  type ModuleContent,
  type UnexpandedStep,
} from './expand-steps.ts';

/** The modules that the steps name, by id. 422 for a module that is not this company's. */
export async function loadModules(
  queries: Queries,
  companyId: number,
  steps: UnexpandedStep[],
): Promise<Map<number, ModuleContent>> {
  const ids = [...new Set(steps.flatMap(({ moduleId }) => moduleId ?? []))];
  const known = (await findBlueprints(queries, companyId, ids)).filter(({ type }) => type === 'module');
  const modules = new Map(known.map(({ id, title }) => [id, { id, title, steps: [] } as ModuleContent]));
  const at = steps.findIndex(({ moduleId }) => moduleId !== null && !modules.has(moduleId));
  if (at >= 0)
    throw unprocessable('unknown_module', `Step ${at + 1}: The module does not exist.`, {
      [`steps.${at}.test_blueprint_module_id`]: 'The module does not exist.',
    });
  for (const step of await findSteps(queries, [...modules.keys()]))
    modules.get(step.blueprintId)?.steps.push(step);
  return modules;
}

/** Puts the modules' steps in their places. 422 for a module that does not exist, and where every step is disabled. */
export async function expandModules(
  queries: Queries,
  companyId: number,
  steps: UnexpandedStep[],
): Promise<ExpandedStep[]> {
  const modules = await loadModules(queries, companyId, steps);
  if (hasOnlyDisabledSteps(steps, modules))
    throw unprocessable('all_steps_disabled', 'All steps are disabled. Enable a step to run the test.');
  return expandSteps(steps, modules);
}
