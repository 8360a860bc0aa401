import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Attachment, RunBrowser } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { ExpandedStep } from '../../blueprints/blueprints-service.ts';
import { testRuns } from '../tables.ts';
import { insertSteps, type ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

export interface NewTrial {
  companyId: number;
  /** The stored test or module that is edited; null: none. */
  blueprintId: number | null;
  startingUrl: string;
  /** Where it runs; null: at the steps' own addresses. */
  environmentId: number | null;
  file: Attachment | null;
  /** null: Chromium of 1280×720. */
  browser: RunBrowser | null;
  /** Interruption handlers. */
  handlers: string[];
  steps: ExpandedStep[];
}

export type TrialRow = ExecutedRunRow & { trialId: string };

/** The company's trial, unless it has expired. */
export const isTrial = (companyId: number, trialId: string): SQL | undefined =>
  and(eq(testRuns.companyId, companyId), eq(testRuns.trialId, trialId), gt(testRuns.expiresAt, sql`now()`));

export async function insertTrial(
  queries: Queries,
  { steps, ...trial }: NewTrial & { rowValues: string | null },
  lifetimeHours: number,
): Promise<{ id: number; trialId: string }> {
  const inserted = onlyRow(
    await queries
      .insert(testRuns)
      .values({
        ...trial,
        kind: 'trial',
        name: 'Simulation',
        trialId: sql`gen_random_uuid()`,
        expiresAt: sql`now() + make_interval(hours => ${lifetimeHours})`,
      })
      .returning({ id: testRuns.id, trialId: testRuns.trialId }),
  );
  await insertSteps(queries, [{ testRunId: inserted.id, steps }]);
  return inserted as TrialRow;
}

export async function findTrial(
  queries: Queries,
  companyId: number,
  trialId: string,
): Promise<TrialRow | undefined> {
  const [row] = await queries.select().from(testRuns).where(isTrial(companyId, trialId));
  return row as TrialRow | undefined;
}

export async function findExpiredTrials(
  queries: Queries,
): Promise<Pick<ExecutedRunRow, 'id' | 'companyId' | 'trialId'>[]> {
  return queries
    .select({ id: testRuns.id, companyId: testRuns.companyId, trialId: testRuns.trialId })
    .from(testRuns)
    .where(lt(testRuns.expiresAt, sql`now()`));
}

export async function deleteTrials(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(testRuns).where(inArray(testRuns.id, ids));
}
