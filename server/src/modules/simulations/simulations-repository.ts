import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { ExpandedStep } from '../blueprints/blueprints-service.ts';
import { simulationActions, simulations, simulationSteps } from './tables.ts';

export type SimulationRow = typeof simulations.$inferSelect;
export type StepRow = typeof simulationSteps.$inferSelect;
export type ActionRow = typeof simulationActions.$inferSelect;
export type NewSimulation = Pick<SimulationRow, 'companyId' | 'startingUrl' | 'file' | 'expiresAt'>;

export async function insertSimulation(
  queries: Queries,
  values: NewSimulation,
  steps: ExpandedStep[],
): Promise<string> {
  const { id: simulationId } = onlyRow(
    await queries.insert(simulations).values(values).returning({ id: simulations.id }),
  );
  await queries.insert(simulationSteps).values(
    steps.map(({ type, action, useVision, sourceNumber }, index) => ({
      simulationId,
      stepNumber: index + 1,
      moduleStepNumber: sourceNumber,
      type,
      task: action,
      useVision,
    })),
  );
  return simulationId;
}

/** undefined also once it has expired. */
export async function findSimulation(
  queries: Queries,
  companyId: number,
  id: string,
): Promise<SimulationRow | undefined> {
  const [row] = await queries
    .select()
    .from(simulations)
    .where(
      and(
        eq(simulations.companyId, companyId),
        eq(simulations.id, id),
        gt(simulations.expiresAt, sql`now()`),
      ),
    );
  return row;
}

export async function findSimulationById(queries: Queries, id: string): Promise<SimulationRow | undefined> {
  const [row] = await queries.select().from(simulations).where(eq(simulations.id, id));
  return row;
}

/** In order. */
export async function findSteps(queries: Queries, simulationId: string): Promise<StepRow[]> {
  return queries
    .select()
    .from(simulationSteps)
    .where(eq(simulationSteps.simulationId, simulationId))
    .orderBy(asc(simulationSteps.stepNumber));
}

/** In order within each step. */
export async function findActions(queries: Queries, stepIds: number[]): Promise<ActionRow[]> {
  if (stepIds.length === 0) return [];
  return queries
    .select()
    .from(simulationActions)
    .where(inArray(simulationActions.stepId, stepIds))
    .orderBy(asc(simulationActions.stepId), asc(simulationActions.actionNumber));
}

/** Nothing happens to one that has ended already. */
export async function cancelSimulation(queries: Queries, id: string): Promise<void> {
  await queries
    .update(simulations)
    .set({ status: 'cancelled', leaseUntil: null, attempt: sql`${simulations.attempt} + 1` })
    .where(and(eq(simulations.id, id), inArray(simulations.status, ['pending', 'running'])));
}

/** Removes what has expired. The rows removed, so that their files can go too. */
export async function deleteExpired(queries: Queries): Promise<Pick<SimulationRow, 'id' | 'companyId'>[]> {
  return queries
    .delete(simulations)
    .where(lt(simulations.expiresAt, sql`now()`))
    .returning({ id: simulations.id, companyId: simulations.companyId });
}
