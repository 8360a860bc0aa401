import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { testRunName } from 'shared/format';
import { maskedText } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { groupRuns, placeOf, testRuns, testRunSteps } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import { findNewlyFlaky } from './flaky-repository.ts';
import { findSlowdown } from './slowdown/slowdown-repository.ts';
import { MAX_LISTED_TESTS, type FailedTest, type FailureReport } from './failure-report.ts';

/** Neither a try that another one has replaced, nor a test in quarantine. */
const counts = and(eq(testRuns.isSuperseded, false), eq(testRuns.isQuarantined, false));

/** Undefined: there is no such run any more. */
export async function findReport(
  queries: Queries,
  kind: FailureReport['kind'],
  groupRunId: number,
): Promise<FailureReport | undefined> {
  const [found] = await queries
    .select({ run: groupRuns, company: companies.name, suite: suites.name })
    .from(groupRuns)
    .innerJoin(companies, eq(companies.id, groupRuns.companyId))
    .leftJoin(suites, eq(suites.id, groupRuns.suiteId))
    .where(eq(groupRuns.id, groupRunId));
  if (!found) return undefined;
  const { run, company, suite } = found;
  const startedAt = run.startedAt ?? run.createdAt;
  return {
    kind,
    company,
    groupRunId,
    name: run.name,
    suiteId: run.suiteId,
    suite: suite === null || suite === run.name ? undefined : suite,
    environment: run.environment ?? undefined,
    branch: run.branch,
    commit: run.sha,
    startedAt,
    duration: Math.max(0, ((run.finishedAt ?? startedAt).getTime() - startedAt.getTime()) / 1000),
    counts: await countByStatus(queries, groupRunId),
    failures: await findFailures(queries, groupRunId),
    flaky: await findNewlyFlaky(queries, groupRunId),
    slowdown: await findSlowdown(queries, groupRunId),
  };
}

async function countByStatus(queries: Queries, groupRunId: number): Promise<FailureReport['counts']> {
  const rows = await queries
    .select({ status: testRuns.status, tests: count() })
    .from(testRuns)
    .where(and(eq(testRuns.groupRunId, groupRunId), counts))
    .groupBy(testRuns.status);
  return Object.fromEntries(rows.map(({ status, tests }) => [status, tests]));
}

/** Each with its first failed step, in the order of the run. */
async function findFailures(queries: Queries, groupRunId: number): Promise<FailedTest[]> {
  const rows = await queries
    .selectDistinctOn([testRuns.id], {
      run: testRuns,
      step: testRunSteps,
    })
    .from(testRuns)
    .leftJoin(
      testRunSteps,
      and(eq(testRunSteps.testRunId, testRuns.id), eq(testRunSteps.isSuccessful, false)),
    )
    .where(and(eq(testRuns.groupRunId, groupRunId), counts, inArray(testRuns.status, ['failed', 'error'])))
    .orderBy(asc(testRuns.id), asc(testRunSteps.stepNumber))
    .limit(MAX_LISTED_TESTS);
  return rows.map(({ run, step }) => ({
    id: run.id,
    name: testRunName(run.name, run.rowName),
    status: run.status,
    step: step ? { place: placeOf(step), task: maskedText(step.task) } : undefined,
    reason: step?.result ?? run.error ?? undefined,
  }));
}
