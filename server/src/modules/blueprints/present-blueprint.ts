import type { Blueprint, BlueprintListItem } from 'shared/contract';
import type { ListedBlueprint, StepRow } from './blueprints-repository.ts';

/** `withUsage`: say by how many tests a module is used. */
export function presentListItem(listed: ListedBlueprint, withUsage: boolean): BlueprintListItem {
  const { blueprint, lastRun } = listed;
  return {
    id: blueprint.id,
    title: blueprint.title,
    type: blueprint.type,
    starting_url: blueprint.startingUrl,
    test_blueprint_category_id: blueprint.suiteId,
    test_blueprint_category_name: listed.suiteName,
    last_run: (lastRun?.startedAt ?? lastRun?.createdAt)?.toISOString() ?? null,
    last_run_id: lastRun?.id ?? null,
    last_status: lastRun?.status ?? null,
    step_count: listed.stepCount,
    ...(withUsage ? { used_by_integration_count: listed.usedByTests } : {}),
  };
}

export function presentBlueprint(listed: ListedBlueprint, steps: StepRow[]): Blueprint {
  return {
    ...presentListItem(listed, true),
    starting_prompt: listed.blueprint.startingPrompt,
    test_steps: steps.map((step) => ({
      id: step.id,
      step_number: step.stepNumber,
      type: step.type,
      action: step.action,
      use_vision: step.useVision,
      test_blueprint_module_id: step.moduleId,
    })),
    file: listed.blueprint.file,
    version: listed.blueprint.version,
  };
}
