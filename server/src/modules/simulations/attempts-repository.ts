import { and, eq, lt, sql } from 'drizzle-orm';
import type { SimulationStatus, StepStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { AttemptLost } from '../execution/execution-service.ts';
import { simulationActions, simulations, simulationSteps } from './tables.ts';

/** The one attempt to carry a simulation out; see the column `attempt`. */
export interface Attempt {
  simulationId: string;
  number: number;
}

type NewAction = Omit<typeof simulationActions.$inferInsert, 'id'>;
interface StepChange {
  status: StepStatus;
  reason?: string;
  duration?: number;
}

const isAttempt = ({ simulationId, number }: Attempt) =>
  and(eq(simulations.id, simulationId), eq(simulations.attempt, number), eq(simulations.status, 'running'));

const leaseEnd = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes a pending simulation; undefined if it is not pending (any more). */
export async function claimSimulation(
  queries: Queries,
  simulationId: string,
  leaseSeconds: number,
): Promise<Attempt | undefined> {
  const [claimed] = await queries
    .update(simulations)
    .set({ status: 'running', attempt: sql`${simulations.attempt} + 1`, leaseUntil: leaseEnd(leaseSeconds) })
    .where(and(eq(simulations.id, simulationId), eq(simulations.status, 'pending')))
    .returning({ number: simulations.attempt });
  return claimed && { simulationId, number: claimed.number };
}

/** False: the attempt is lost. */
export async function prolongAttempt(
  queries: Queries,
  attempt: Attempt,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await queries
    .update(simulations)
    .set({ leaseUntil: leaseEnd(leaseSeconds) })
    .where(isAttempt(attempt))
    .returning({ id: simulations.id });
  return rows.length > 0;
}

export async function setInitialScreenshot(queries: Queries, attempt: Attempt, key: string): Promise<void> {
  await queries.update(simulations).set({ initialScreenshotKey: key }).where(isAttempt(attempt));
}

export async function changeStep(
  queries: Queries,
  attempt: Attempt,
  stepId: number,
  change: StepChange,
): Promise<void> {
  await holding(queries, attempt, (transaction) =>
    transaction.update(simulationSteps).set(change).where(eq(simulationSteps.id, stepId)),
  );
}

export async function insertAction(queries: Queries, attempt: Attempt, action: NewAction): Promise<void> {
  await holding(queries, attempt, (transaction) => transaction.insert(simulationActions).values(action));
}

export interface AttemptEnd {
  status: Exclude<SimulationStatus, 'pending' | 'running' | 'not_found'>;
  /** Where it is null and a step failed, the step's reason is taken. */
  error: string | null;
}

/** False: the attempt was lost before. */
export async function endAttempt(queries: Queries, attempt: Attempt, end: AttemptEnd): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const { simulationId } = attempt;
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
        attempt: sql`${simulations.attempt} + 1`,
      })
      .where(isAttempt(attempt))
      .returning({ id: simulations.id });
    if (!ended) return false;
    await transaction
      .update(simulationSteps)
      .set({ status: 'failed', reason: end.error ?? 'The run ended during this step.' })
      .where(and(eq(simulationSteps.simulationId, simulationId), eq(simulationSteps.status, 'running')));
    return true;
  });
}

/** Attempts whose worker has not been heard of for longer than their lease. */
export async function findLostAttempts(queries: Queries): Promise<Attempt[]> {
  const { id, attempt, status, leaseUntil } = simulations;
  return queries
    .select({ simulationId: id, number: attempt })
    .from(simulations)
    .where(and(eq(status, 'running'), lt(leaseUntil, sql`now()`)));
}

/** Runs the write while the attempt cannot be lost; throws AttemptLost if it already is. */
async function holding(
  queries: Queries,
  attempt: Attempt,
  write: (transaction: Queries) => Promise<unknown>,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const held = await transaction
      .select({ id: simulations.id })
      .from(simulations)
      .where(isAttempt(attempt))
      .for('share');
    if (held.length === 0) throw new AttemptLost();
    await write(transaction);
  });
}
