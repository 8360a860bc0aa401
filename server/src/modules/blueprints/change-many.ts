import type { Queries, Transaction } from '../../platform/database/database.ts';
import { conflict, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import { recordDeleted, recordMoved } from './audit-blueprint.ts';
import { deleteBlueprints, lockBlueprints, type BlueprintRow } from './blueprints-repository.ts';
import { findUsers } from './relations-repository.ts';
import { moveBlueprints } from './saving-repository.ts';
import { describeUsers } from './describe-users.ts';

/** All or none: 404 for an unknown id, 409 for a module that one that stays uses, naming the users. */
export async function deleteAll(queries: Queries, companyId: number, ids: number[]): Promise<void> {
  await queries.transaction(async (transaction) => {
    const rows = await lockAll(transaction, companyId, ids);
    const { integration: tests = [], module: modules = [] } = Object.groupBy(rows, ({ type }) => type);
    // Tests first: a module that only they use goes with them.
    await deleteBlueprints(
      transaction,
      tests.map(({ id }) => id),
    );
    for (const module of modules) await deleteModule(transaction, module);
    await recordDeleted(transaction, rows);
  });
}

/** Puts tests into a suite, or out of any; a new version of each that changes. All or none: 404 for an unknown id, 422 for a module. */
export async function moveAll(
  queries: Queries,
  companyId: number,
  ids: number[],
  suiteId: number | null,
  userId: number | null,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const rows = await lockAll(transaction, companyId, ids);
    const module = rows.find(({ type }) => type === 'module');
    if (module)
      throw unprocessable('not_a_test', `"${module.title}" is a module. Only tests stand in suites.`);
    const moving = rows.filter((row) => row.suiteId !== suiteId);
    await moveBlueprints(transaction, moving, suiteId, userId);
    await recordMoved(transaction, moving, suiteId);
  });
}

async function deleteModule(transaction: Transaction, module: BlueprintRow): Promise<void> {
  const users = await findUsers(transaction, module.id);
  if (users.tests.length + users.suites.length > 0)
    throw conflict('module_in_use', `Cannot delete: ${describeUsers(module.title, users)}`);
  await deleteBlueprints(transaction, [module.id]);
}

/** Every one of them, or a 404. */
async function lockAll(transaction: Transaction, companyId: number, ids: number[]): Promise<BlueprintRow[]> {
  const rows = await lockBlueprints(transaction, companyId, ids);
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined)
    throw notFoundInCompany(ids.length === 1 ? 'The test or module' : `The test or module ${missing}`);
  return rows;
}
