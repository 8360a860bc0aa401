import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Attachment, RunBrowser } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { ExpandedStep } from '../../blueprints/blueprints-service.ts';
import { testRuns } from '../tables.ts';
import { insertSteps, type ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

export interface NewSimulation {
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
  /** Of the first row of the test's table, encrypted. */
  rowValues: string | null;
}

export type SimulationRow = ExecutedRunRow & { simulationId: string };

/** The company's simulation, unless it has expired. */
export const isSimulation = (companyId: number, simulationId: string): SQL | undefined =>
  and(
    eq(testRuns.companyId, companyId),
    eq(testRuns.simulationId, simulationId),
    gt(testRuns.expiresAt, sql`now()`),
  );

export async function insertSimulation(
  queries: Queries,
  { steps, ...simulation }: NewSimulation,
  lifetimeHours: number,
): Promise<{ id: number; simulationId: string }> {
  const inserted = onlyRow(
    await queries
      .insert(testRuns)
      .values({
        ...simulation,
        kind: 'simulation',
        name: 'Simulation',
        simulationId: sql`gen_random_uuid()`,
        expiresAt: sql`now() + make_interval(hours => ${lifetimeHours})`,
      })
      .returning({ id: testRuns.id, simulationId: testRuns.simulationId }),
  );
  await insertSteps(queries, [{ testRunId: inserted.id, steps }]);
  return inserted as SimulationRow;
}

export async function findSimulation(
  queries: Queries,
  companyId: number,
  simulationId: string,
): Promise<SimulationRow | undefined> {
  const [row] = await queries.select().from(testRuns).where(isSimulation(companyId, simulationId));
  return row as SimulationRow | undefined;
}

export async function findExpiredSimulations(queries: Queries) {
  return queries
    .select({ id: testRuns.id, companyId: testRuns.companyId, simulationId: testRuns.simulationId })
    .from(testRuns)
    .where(lt(testRuns.expiresAt, sql`now()`));
}

export async function deleteSimulations(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(testRuns).where(inArray(testRuns.id, ids));
}
