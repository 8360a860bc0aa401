import { and, asc, between, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { ALIKE_MAX, type RunStatus } from 'shared/constants';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  ENVIRONMENT_KEY,
  groupRuns,
  isInEnvironment,
  testRunActions,
  testRunEvents,
  testRuns,
  testRunSteps,
} from '../tables.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import type { Failure } from './failure-signature.ts';

/** The statuses of a run that did not do what its test says. */
export const FAILED: RunStatus[] = ['failed', 'error'];

/** An answer that fails an assertion was often asked for by the step before it. Before the first step the page was opened. */
const STEPS_BEFORE = 1;

/** What an ended run failed with: its first failed step, else its own error. */
export async function findFailure(transaction: Transaction, { id, error }: ExecutedRunRow): Promise<Failure> {
  const [step] = await transaction
    .select({ number: testRunSteps.stepNumber, task: testRunSteps.task, result: testRunSteps.result })
    .from(testRunSteps)
    .where(and(eq(testRunSteps.testRunId, id), eq(testRunSteps.isSuccessful, false)))
    .orderBy(asc(testRunSteps.stepNumber))
    .limit(1);
  const [action] = await transaction
    .select({ pageUrl: testRunActions.pageUrl })
    .from(testRunActions)
    .innerJoin(testRunSteps, eq(testRunSteps.id, testRunActions.stepId))
    .where(
      and(
        eq(testRunSteps.testRunId, id),
        isNotNull(testRunActions.pageUrl),
        step && lte(testRunSteps.stepNumber, step.number),
      ),
    )
    .orderBy(desc(testRunSteps.stepNumber), desc(testRunActions.actionNumber))
    .limit(1);
  const { kind, text, url, method, status } = testRunEvents;
  const events = step
    ? await transaction
        .select({ kind, text, url, method, status })
        .from(testRunEvents)
        .where(
          and(
            eq(testRunEvents.testRunId, id),
            between(sql`coalesce(${testRunEvents.stepNumber}, 0)`, step.number - STEPS_BEFORE, step.number),
          ),
        )
    : [];
  const task = step?.task ?? null;
  return { task, reason: step?.result ?? error, pageUrl: action?.pageUrl ?? null, events };
}

export async function setFailure(
  transaction: Transaction,
  testRunId: number,
  failure: Pick<ExecutedRunRow, 'failureSignature' | 'failureCause' | 'needsReview'>,
): Promise<void> {
  await transaction.update(testRuns).set(failure).where(eq(testRuns.id, testRunId));
}

interface SettledFailure {
  id: number;
  groupRunId: number;
  /** It waited for a verdict. */
  hasWaited: boolean;
}

/**
 * Earlier failures of the test that has passed, or of the row of its table, in the same environment wait for a verdict no more. At most
 * `ALIKE_MAX`, without those that others lock: they are left to the next run that passes.
 */
export async function setPassedSince(
  transaction: Transaction,
  { id, groupRunId, blueprintId, rowName }: ExecutedRunRow,
): Promise<SettledFailure[]> {
  const { rows } = await transaction.execute<Record<string, unknown> & SettledFailure>(sql`
    with failures as (
      select r.id, r.needs_review
      from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id
      where r.blueprint_id = ${blueprintId} and r.row_name is not distinct from ${rowName} and r.id < ${id}
        and r.failure_signature is not null and r.passed_since_id is null
        and ${isInEnvironment(sql`(select ${ENVIRONMENT_KEY} from ${groupRuns} g where g.id = ${groupRunId})`)}
      order by r.id desc limit ${ALIKE_MAX} for no key update of r skip locked)
    update ${testRuns} t set passed_since_id = ${id}, needs_review = false
    from failures where t.id = failures.id
    returning t.id, t.group_run_id as "groupRunId", failures.needs_review as "hasWaited"`);
  return rows;
}
