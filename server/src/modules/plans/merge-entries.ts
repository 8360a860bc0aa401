import { isDeepStrictEqual } from 'node:util';
import { PLAN_ENTRIES_MAX } from 'shared/constants';
import type { PlanEntryInput } from 'shared/contract';
import { planText } from 'shared/step-language';
import type { Transaction } from '../../platform/database/database.ts';
import { mergeEntry } from './merge-entry.ts';
import { deleteBeyond, findByKeys, saveEntries, valuesOf, planKey } from './plans-repository.ts';

/** Adds to the plan of a test or module, which must be locked. Beyond the most that a plan holds, the entries used longest ago go. */
export async function mergeEntries(
  transaction: Transaction,
  blueprintId: number,
  entries: PlanEntryInput[],
  userId: number | null,
): Promise<void> {
  if (entries.length === 0) return;
  const seen = entries.map((entry) => ({ ...entry, text: planText(entry.text, entry.type) }));
  const keys = [...new Set(seen.map(planKey))];
  const stored = await findByKeys(transaction, blueprintId, keys);
  const before = new Map(stored.map((row) => [row.key, valuesOf(row)]));
  const after = new Map(before);
  for (const entry of seen) {
    const key = planKey(entry);
    const { type, text, page } = entry;
    const content = mergeEntry(after.get(key), entry, userId);
    after.set(key, { blueprintId, key, type, text, page, ...content });
  }
  const changed = [...after].filter(([key, values]) => !isDeepStrictEqual(values, before.get(key)));
  await saveEntries(
    transaction,
    changed.map(([, values]) => values),
  );
  await deleteBeyond(transaction, blueprintId, PLAN_ENTRIES_MAX);
}
