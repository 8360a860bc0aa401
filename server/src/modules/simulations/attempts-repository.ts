import { and, eq, sql } from 'drizzle-orm';
import type { SimulationStatus, StepStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import {
  claimed,
  isHeld,
  nextAttempt,
  whileHeld,
  type Attempt,
  type Claim,
} from '../execution/execution-service.ts';
import { simulationActions, simulations, simulationSteps } from './tables.ts';

/** The one attempt to carry a simulation out. */
export type SimulationAttempt = Attempt<string>;

type NewAction = Omit<typeof simulationActions.$inferInsert, 'id'>;
interface StepChange {
  status: StepStatus;
  reason?: string;
  duration?: number;
}

/** Takes a pending simulation; undefined if it is not pending (any more). */
export async function claimSimulation(
  queries: Queries,
  simulationId: string,
  claim: Claim,
): Promise<SimulationAttempt | undefined> {
  const [taken] = await queries
    .update(simulations)
    .set({ status: 'running', ...claimed(simulations, claim) })
    .where(and(eq(simulations.id, simulationId), eq(simulations.status, 'pending')))
    .returning({ number: simulations.attempt });
  return taken && { id: simulationId, number: taken.number };
}

export async function setInitialScreenshot(
  queries: Queries,
  attempt: SimulationAttempt,
  key: string,
): Promise<void> {
  await queries.update(simulations).set({ initialScreenshotKey: key }).where(isHeld(simulations, attempt));
}

export async function changeStep(
  queries: Queries,
  attempt: SimulationAttempt,
  stepId: number,
  change: StepChange,
): Promise<void> {
  await whileHeld(queries, simulations, attempt, (transaction) =>
    transaction.update(simulationSteps).set(change).where(eq(simulationSteps.id, stepId)),
  );
}

export async function insertAction(
  queries: Queries,
  attempt: SimulationAttempt,
  action: NewAction,
): Promise<void> {
  await whileHeld(queries, simulations, attempt, (transaction) =>
    transaction.insert(simulationActions).values(action),
  );
}

export interface AttemptEnd {
  status: Exclude<SimulationStatus, 'pending' | 'running' | 'not_found'>;
  /** Where it is null and a step failed, the step's reason is taken. */
  error: string | null;
}

/** False: the attempt was lost before. */
export async function endAttempt(
  queries: Queries,
  attempt: SimulationAttempt,
  end: AttemptEnd,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const { id: simulationId } = attempt;
    const reason = transaction
      .select({ reason: simulationSteps.reason })
      .from(simulationSteps)
      .where(and(eq(simulationSteps.simulationId, simulationId), eq(simulationSteps.status, 'failed')))
      .limit(1);
    const [ended] = await transaction
      .update(simulations)
      .set({
        status: end.status,
        error: end.error ?? sql`${reason}`,
        leaseUntil: null,
        attempt: nextAttempt(simulations),
      })
      .where(isHeld(simulations, attempt))
      .returning({ id: simulations.id });
    if (!ended) return false;
    await transaction
      .update(simulationSteps)
      .set({ status: 'failed', reason: end.error ?? 'The run ended during this step.' })
      .where(and(eq(simulationSteps.simulationId, simulationId), eq(simulationSteps.status, 'running')));
    return true;
  });
}
