import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { testRunName } from 'shared/format';
import { maskedText } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { users } from '../auth/tables.ts';
import { findRecurrences, starterName } from '../runs/rows-service.ts';
import { groupRuns, LAST_SCREENSHOT, placeOf, testRuns, testRunSteps } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import { verdicts } from '../triage/tables.ts';
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
    .select({ run: groupRuns, company: companies.name, suite: suites.name, starter: starterName })
    .from(groupRuns)
    .innerJoin(companies, eq(companies.id, groupRuns.companyId))
    .leftJoin(suites, eq(suites.id, groupRuns.suiteId))
    .leftJoin(users, eq(users.id, groupRuns.startedByUserId))
    .where(eq(groupRuns.id, groupRunId));
  if (!found) return undefined;
  const { run, company, suite, starter } = found;
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
    repo: run.repo,
    startedBy: run.startedBy,
    starter,
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
      verdict: verdicts.verdict,
      knownFromId: verdicts.takenFromId,
    })
    .from(testRuns)
    .leftJoin(
      testRunSteps,
      and(eq(testRunSteps.testRunId, testRuns.id), eq(testRunSteps.isSuccessful, false)),
    )
    .leftJoin(verdicts, eq(verdicts.testRunId, testRuns.id))
    .where(and(eq(testRuns.groupRunId, groupRunId), counts, inArray(testRuns.status, ['failed', 'error'])))
    .orderBy(asc(testRuns.id), asc(testRunSteps.stepNumber))
    .limit(MAX_LISTED_TESTS);
  const recurrences = await findRecurrences(
    queries,
    groupRunId,
    rows.map(({ run }) => run),
  );
  return rows.map(({ run, step, ...judged }) => ({
    ...judged,
    id: run.id,
    name: testRunName(run.name, run.rowName),
    status: run.status,
    step: step ? { place: placeOf(step), task: maskedText(step.task) } : undefined,
    reason: step?.result ?? run.error ?? undefined,
    recurrence: recurrences.get(run.id),
  }));
}

/** The keys of what pages showed when these test runs failed. */
export async function findScreenshotKeys(
  queries: Queries,
  testRunIds: number[],
): Promise<Map<number, string>> {
  if (testRunIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ id: number; key: string | null }>(sql`
    select t.id, ${LAST_SCREENSHOT} as key from ${testRuns} t
    where t.id in ${testRunIds} and t.media_removed_at is null`);
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[id, key]])));
}
