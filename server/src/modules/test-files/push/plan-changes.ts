import type { PlanEntryInput, TestFile, TestFileChange } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import type { PlansService } from '../../plans/plans-service.ts';
import { fileOf } from '../export-files.ts';
import { printEntry, printPlan } from '../format/plan-file.ts';
import { conflictMessage, type Basis, type PreparedTest } from './prepared.ts';

/** What a push does to the plan that stands next to a test. */
interface PlanChange {
  path: string;
  change: TestFileChange['change'];
  problems: TestFileChange['problems'];
  /** Entries that the stored plan does not have so. */
  added: PlanEntryInput[];
  /** As it is on the server, of a conflict. */
  file: TestFile | null;
}

export type PlanChanges = Map<PreparedTest, PlanChange>;

/**
 * Finds out which plans a push adds to, without changing anything. A plan that was changed on the server is a conflict: older entries would
 * replace newer ones, and what was forgotten would come back.
 */
export async function preparePlans(
  queries: Queries,
  plans: Pick<PlansService, 'entriesOf'>,
  tests: PreparedTest[],
  basis: Basis,
): Promise<PlanChanges> {
  const withPlan = tests.filter(({ read }) => read.plan);
  const ids = basis.mode === 'new' ? [] : withPlan.flatMap(({ stored }) => stored?.blueprint.id ?? []);
  const stored = await plans.entriesOf(queries, ids);
  return new Map(
    withPlan.flatMap((item) => {
      const { plan } = item.read;
      const id = item.stored?.blueprint.id ?? 0;
      return plan ? [[item, changeOf(plan, id, stored.get(id) ?? [], basis)]] : [];
    }),
  );
}

function changeOf(
  { path, entries }: NonNullable<PreparedTest['read']['plan']>,
  id: number,
  stored: PlanEntryInput[],
  { mode, bases }: Basis,
): PlanChange {
  const known = new Set(stored.map(printEntry));
  const added = entries.filter((entry) => !known.has(printEntry(entry)));
  const found = (change: TestFileChange['change']): PlanChange => ({
    path,
    change,
    problems: [],
    added,
    file: null,
  });
  if (added.length === 0) return found('unchanged');
  const base = bases.get(path) ?? null;
  if (id === 0 || (stored.length === 0 && (base === null || mode !== 'update'))) return found('created');
  const file = fileOf(path, printPlan(stored), id);
  if (mode !== 'update' || base === file.hash) return found('updated');
  return {
    ...found('conflict'),
    problems: [{ line: null, message: conflictMessage('plan', base) }],
    file: stored.length === 0 ? null : file,
  };
}

/** Adds to the plans of a push, whose tests are stored already. They count as not accepted: no person has seen the elements. */
export async function writePlans(
  transaction: Transaction,
  plans: Pick<PlansService, 'openMerge' | 'entriesOf'>,
  companyId: number,
  changes: PlanChanges,
  refuse: (items: PreparedTest[], write: (item: PreparedTest) => Promise<void>) => Promise<void>,
): Promise<void> {
  const growing = [...changes].filter(([item, { added }]) => added.length > 0 && item.change !== 'rejected');
  if (growing.length === 0) return;
  const items = growing.map(([item]) => item);
  const merge = await plans.openMerge(companyId);
  const load = () =>
    plans.entriesOf(
      transaction,
      items.flatMap(({ named }) => named.id ?? []),
    );
  const before = await load();
  await refuse(items, async (item) => {
    if (item.named.id !== null) await merge(transaction, item.named.id, changes.get(item)?.added ?? [], null);
  });
  const after = await load();
  for (const [{ named }, change] of growing) {
    const printed = (entries: typeof before) => printPlan(entries.get(named.id ?? 0) ?? []);
    // An element that a person has refused is not taken.
    if (change.change === 'updated' && printed(before) === printed(after)) change.change = 'unchanged';
  }
}
