import type { SentQuarantine, SentBlueprint, SentBlueprintListItem } from 'shared/contract';
import type { BlueprintRow, StepRow } from './blueprints-repository.ts';
import type { ListedBlueprint } from './listing-repository.ts';

/** Says by how many tests a module is used where that is known. */
export function presentListItem(listed: ListedBlueprint): SentBlueprintListItem {
  const { lastRun, usedByTests } = listed;
  return {
    id: listed.id,
    title: listed.title,
    type: listed.type,
    starting_url: listed.startingUrl,
    test_blueprint_category_id: listed.suiteId,
    test_blueprint_category_name: listed.suiteName,
    last_run: lastRun === null ? null : new Date(lastRun).toISOString(),
    last_run_id: listed.lastRunId,
    last_status: listed.lastStatus,
    last_run_is_flaky: listed.lastRunIsFlaky,
    step_count: listed.stepCount,
    steps_to_run: listed.stepsToRun,
    tags: listed.tags,
    quarantine: presentQuarantine(listed),
    table_rows: listed.tableRows,
    unclear_steps: listed.unclearSteps ?? undefined,
    used_by_integration_count: usedByTests ?? undefined,
  };
}

export function presentBlueprint(
  blueprint: BlueprintRow,
  listed: ListedBlueprint,
  steps: StepRow[],
  { updatedBy, commentCount }: { updatedBy: string | null; commentCount: number },
): SentBlueprint {
  return {
    ...presentListItem(listed),
    starting_prompt: blueprint.startingPrompt,
    test_steps: steps.map((step) => ({
      id: step.id,
      step_number: step.stepNumber,
      type: step.type,
      action: step.action,
      use_vision: step.useVision,
      test_blueprint_module_id: step.moduleId,
      is_disabled: step.isDisabled,
    })),
    file: blueprint.file,
    browser: blueprint.browser,
    handlers: blueprint.handlers,
    version: blueprint.version,
    updated_at: blueprint.updatedAt.toISOString(),
    updated_by: updatedBy,
    comment_count: commentCount,
  };
}

function presentQuarantine({ quarantine }: ListedBlueprint): SentQuarantine | null {
  if (!quarantine) return null;
  const { reason, ownerId, ownerEmail, ownerName, createdAt, endsAt, passes } = quarantine;
  return {
    reason,
    owner:
      ownerId !== null && ownerEmail !== null ? { id: ownerId, email: ownerEmail, name: ownerName } : null,
    created_at: new Date(createdAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    passes,
  };
}
