import type { BodyOf } from 'shared/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { mergeOrRefuse } from '../audit/audit-service.ts';
import { findSteps, type BlueprintRow } from './blueprints-repository.ts';

type Update = BodyOf<'PUT /test_blueprint/update/:id'>;
type Step = NonNullable<NonNullable<Update['base']>['steps']>[number];

/** The update with what others have stored since its base; as it is without one. @throws a 409 `edit_conflict` */
export async function mergeBlueprint(
  transaction: Transaction,
  row: BlueprintRow,
  { base, version: _, type, ...mine }: Update,
): Promise<Update> {
  if (!base) return { ...mine, type };
  const { id, companyId, updatedAt } = row;
  const stored = {
    title: row.title,
    starting_url: row.startingUrl,
    test_blueprint_category_id: row.suiteId,
    file: row.file,
    tags: row.tags,
    browser: row.browser,
    handlers: row.handlers,
    steps: (await findSteps(transaction, [id])).map((step) => ({
      id: step.id,
      type: step.type,
      action: step.action,
      use_vision: step.useVision,
      test_blueprint_module_id: step.moduleId,
      is_disabled: step.isDisabled,
    })),
  };
  const merged = await mergeOrRefuse(
    transaction,
    { companyId, id, actions: ['test.updated', 'test.moved', 'module.updated'], updatedAt },
    { base: comparable(base), mine: comparable({ ...mine, steps: mine.steps.map(withoutNumber) }), stored },
  );
  const steps = merged.steps.map((step, index) => ({ ...step, step_number: index + 1 }));
  return { ...merged, type, steps };
}

/** The number of a step is its place. */
const withoutNumber = ({ step_number: _, ...step }: Update['steps'][number]): Step => step;

/** Without what says the same in two ways: absent and empty. */
function comparable<Fields extends { starting_url?: unknown; steps?: Step[] | undefined }>(fields: Fields) {
  const { steps, starting_url: address } = fields;
  return {
    ...fields,
    ...(address !== undefined && { starting_url: address === '' ? null : address }),
    ...(steps && {
      steps: steps.map(({ test_blueprint_module_id: module = null, ...step }) => ({
        ...step,
        test_blueprint_module_id: module,
      })),
    }),
  };
}
