import type { BlueprintVersion } from 'shared/contract';
import type { Draft } from './draft.ts';
import { createStep } from './step.ts';

/** The suites and modules that exist, by id; undefined while they are not loaded. */
export interface KnownNames {
  suites: Map<number, string> | undefined;
  modules: Map<number, string> | undefined;
}

/**
 * The content of a version as form values. A suite or module that no longer exists is not chosen: the server would reject it, and
 * the form asks for another module.
 */
export function draftOfVersion(version: BlueprintVersion, { suites, modules }: KnownNames): Draft {
  return {
    name: version.title,
    url: version.starting_url ?? '',
    suiteId: existing(version.test_blueprint_category_id, suites),
    file: version.file ?? null,
    browser: version.browser,
    handlers: version.handlers,
    steps: version.steps
      .toSorted((a, b) => a.step_number - b.step_number)
      .map(({ type, action, use_vision, test_blueprint_module_id, is_disabled = false }) =>
        createStep({
          type,
          action,
          use_vision,
          test_blueprint_module_id: existing(test_blueprint_module_id, modules),
          is_disabled,
        }),
      ),
  };
}

function existing(id: number | null, known: Map<number, string> | undefined): number | null {
  return id !== null && (known?.has(id) ?? true) ? id : null;
}
