import { and, asc, between, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { Transaction } from '../../../platform/database/database.ts';
import { testRunActions, testRunEvents, testRuns, testRunSteps } from '../tables.ts';
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
  failure: Pick<ExecutedRunRow, 'failureSignature' | 'needsReview'>,
): Promise<void> {
  await transaction.update(testRuns).set(failure).where(eq(testRuns.id, testRunId));
}
