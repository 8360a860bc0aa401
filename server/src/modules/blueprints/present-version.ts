import type { SentBlueprintVersion } from 'shared/contract';
import type { BlueprintSnapshot } from './tables.ts';

/** A version with who saved it: the current one, or a previous one. */
export interface SavedVersion {
  version: number;
  snapshot: BlueprintSnapshot;
  savedAt: Date;
  savedBy: string | null;
}

export function presentVersion({ version, savedAt, savedBy, snapshot }: SavedVersion): SentBlueprintVersion {
  return {
    version,
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    title: snapshot.title,
    starting_url: snapshot.startingUrl,
    test_blueprint_category_id: snapshot.suiteId,
    file: snapshot.file,
    tags: snapshot.tags,
    browser: snapshot.browser,
    handlers: snapshot.handlers,
    steps: snapshot.steps.map(({ type, action, useVision, moduleId, isDisabled }, index) => ({
      step_number: index + 1,
      type,
      action,
      use_vision: useVision,
      test_blueprint_module_id: moduleId,
      is_disabled: isDisabled,
    })),
  };
}
