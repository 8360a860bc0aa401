import type { BodyOf } from 'shared/contract';
import { canonicalHandlers } from '../../platform/canonical-handlers.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, conflict, notFoundInCompany } from '../../platform/http/app-error.ts';
import { recordCreated } from './audit-blueprint.ts';
import { lockBlueprint, type BlueprintRow } from './blueprints-repository.ts';
import { checkInput } from './check-input.ts';
import { mergeBlueprint } from './merge-blueprint.ts';
import { readBlueprint } from './read-blueprint.ts';
import { insertBlueprint, replaceBlueprint, type BlueprintValues } from './saving-repository.ts';
import { toValues } from './step-values.ts';
import type { UnclearCount } from './unclear-repository.ts';

/** Where and by whom something is saved. What takes its time has happened before: `checkAttachment`, and counting the unclear steps. */
export interface Saving {
  transaction: Transaction;
  companyId: number;
  /** null: a program. */
  userId: number | null;
  /** Of the steps that are saved. */
  unclear: UnclearCount;
}

type Update = BodyOf<'PUT /test_blueprint/update/:id'>;

/** Returns the id. 422 for a suite or module that is not the company's. */
export async function createBlueprint(
  { transaction, companyId, userId, unclear }: Saving,
  input: BodyOf<'POST /test_blueprint/create'>,
): Promise<number> {
  await checkInput(transaction, companyId, input);
  const values = {
    companyId,
    createdBy: userId,
    type: input.type,
    title: input.title,
    startingUrl: input.starting_url || null,
    suiteId: input.test_blueprint_category_id ?? null,
    file: input.file ?? null,
    tags: input.tags ?? [],
    browser: input.browser ?? {},
    handlers: canonicalHandlers(input.handlers ?? []),
  };
  const id = await insertBlueprint(transaction, { values, steps: input.steps.map(toValues), unclear });
  await recordCreated(transaction, values, id, input.steps.length);
  return id;
}

/** Fields that are absent stay as they are; the steps are replaced as a whole, or merged if `sent` has a base. 409 if `sent.version` is not the stored one. */
export async function updateBlueprint(
  { transaction, companyId, userId, unclear }: Saving,
  id: number,
  sent: Update,
): Promise<void> {
  const previous = await lockBlueprint(transaction, companyId, id);
  if (!previous) throw notFoundInCompany('The test or module');
  if (!sent.base && sent.version !== undefined && sent.version !== previous.version)
    throw conflict('version_conflict', 'Somebody else has saved this in the meantime.', {
      test_blueprint: await readBlueprint(transaction, companyId, id),
    });
  if (sent.type !== previous.type)
    throw new AppError(400, 'invalid_request', 'A test cannot become a module, nor a module a test.', {
      fields: { type: `This is of type ${previous.type}.` },
    });
  const input = await mergeBlueprint(transaction, previous, sent);
  await checkInput(transaction, companyId, input, previous);
  const values = updatedValues(previous, input);
  await replaceBlueprint(
    transaction,
    previous,
    { values, steps: input.steps.map(toValues), unclear },
    userId,
  );
}

function updatedValues(previous: BlueprintRow, input: Update): BlueprintValues {
  const { starting_url: startingUrl, test_blueprint_category_id: suiteId } = input;
  return {
    title: input.title,
    startingUrl: startingUrl === undefined ? previous.startingUrl : startingUrl || null,
    suiteId: suiteId === undefined ? previous.suiteId : suiteId,
    file: input.file === undefined ? previous.file : input.file,
    tags: input.tags ?? previous.tags,
    browser: input.browser ?? previous.browser,
    handlers: canonicalHandlers(input.handlers) ?? previous.handlers,
  };
}
