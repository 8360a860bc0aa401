import { COPY_SUFFIX } from 'shared/constants';
import type { Blueprint, BlueprintCreate } from 'shared/contract';
import { fromStored, toPayload } from './step.ts';

/** What creates a copy of a test or module: the same configuration and steps under the title with ' (Copy)' behind it. */
export function copyOf(blueprint: Blueprint): BlueprintCreate {
  const copy = {
    title: blueprint.title + COPY_SUFFIX,
    type: blueprint.type,
    steps: toPayload(fromStored(blueprint.test_steps)),
  };
  if (blueprint.type === 'module') return copy;
  return {
    ...copy,
    starting_url: blueprint.starting_url,
    test_blueprint_category_id: blueprint.test_blueprint_category_id,
    file: blueprint.file,
  };
}
