import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, placeInLine, testRunActions, testRuns, testRunSteps } from '../runs/tables.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { verdicts } from '../triage/tables.ts';
import type { ReportedVerdict } from './run-report.ts';
import { suites } from '../suites/tables.ts';

type GroupRunRow = typeof groupRuns.$inferSelect;
export type TestRunRow = typeof testRuns.$inferSelect;
type StepRow = typeof testRunSteps.$inferSelect;

export async function findGroupRun(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<{ run: GroupRunRow; suiteName: string | null; placeInLine: number } | undefined> {
  const [found] = await queries
    .select({ run: groupRuns, suiteName: suites.name, placeInLine })
    .from(groupRuns)
    .leftJoin(suites, eq(suites.id, groupRuns.suiteId))
    .where(and(eq(groupRuns.companyId, companyId), eq(groupRuns.id, id)));
  return found;
}

/** In the order they were made in. */
export async function listTests(queries: Queries, groupRunId: number): Promise<TestRunRow[]> {
  return queries.select().from(testRuns).where(eq(testRuns.groupRunId, groupRunId)).orderBy(asc(testRuns.id));
}

/** The verdicts on its tests, by the ids of these. */
export async function findVerdicts(
  queries: Queries,
  groupRunId: number,
): Promise<Map<number, ReportedVerdict>> {
  const { rows } = await queries.execute<Record<string, unknown> & ReportedVerdict & { id: number }>(sql`
    select v.test_run_id as id, v.verdict, v.ticket_url as ticket,
      case when m.user_id is not null then ${displayNameOf(users)} end as assignee
    from ${verdicts} v join ${testRuns} r on r.id = v.test_run_id
    left join ${members} m on m.company_id = v.company_id and m.user_id = v.assignee_id
    left join ${users} on ${users.id} = m.user_id
    where r.group_run_id = ${groupRunId} and v.verdict is not null`);
  return new Map(rows.map(({ id, verdict, assignee, ticket }) => [id, { verdict, assignee, ticket }]));
}

/** The steps of all its tests, in order within each test. */
export async function listSteps(queries: Queries, groupRunId: number): Promise<StepRow[]> {
  const rows = await queries
    .select({ step: testRunSteps })
    .from(testRunSteps)
    .innerJoin(testRuns, eq(testRuns.id, testRunSteps.testRunId))
    .where(eq(testRuns.groupRunId, groupRunId))
    .orderBy(asc(testRunSteps.testRunId), asc(testRunSteps.stepNumber));
  return rows.map(({ step }) => step);
}

interface ScreenshotRow {
  testRunId: number;
  stepNumber: number;
  key: string;
}

/** The last screenshot of each failed step, unless it was removed because of its age. */
export async function listFailureScreenshots(queries: Queries, groupRunId: number): Promise<ScreenshotRow[]> {
  return queries
    .selectDistinctOn([testRunSteps.id], {
      testRunId: testRunSteps.testRunId,
      stepNumber: testRunSteps.stepNumber,
      key: sql<string>`${testRunActions.screenshotKey}`,
    })
    .from(testRunActions)
    .innerJoin(testRunSteps, eq(testRunSteps.id, testRunActions.stepId))
    .innerJoin(testRuns, eq(testRuns.id, testRunSteps.testRunId))
    .where(
      and(
        eq(testRuns.groupRunId, groupRunId),
        eq(testRunSteps.isSuccessful, false),
        isNotNull(testRunActions.screenshotKey),
        isNull(testRuns.mediaRemovedAt),
      ),
    )
    .orderBy(testRunSteps.id, desc(testRunActions.actionNumber));
}

/**
 * The runs of the newest commit of the run's pull request that belong to the same suite: the newest one for each name, environment and
 * shard, in the order of these. None where the run belongs to no pull request.
 */
export async function listRunsOfPullRequest(queries: Queries, run: GroupRunRow): Promise<{ id: number }[]> {
  const { companyId, suiteId, repo, pullRequest } = run;
  if (repo === null || pullRequest === null) return [];
  const isSame = and(
    eq(groupRuns.companyId, companyId),
    suiteId === null ? isNull(groupRuns.suiteId) : eq(groupRuns.suiteId, suiteId),
    sql`lower(${groupRuns.repo}) = lower(${repo})`,
    eq(groupRuns.pullRequest, pullRequest),
  );
  const newest = queries
    .select({ sha: groupRuns.sha })
    .from(groupRuns)
    .where(isSame)
    .orderBy(desc(groupRuns.id))
    .limit(1);
  const { id, name, environment, shardTotal, shardIndex } = groupRuns;
  return queries
    .selectDistinctOn([name, environment, shardTotal, shardIndex], { id })
    .from(groupRuns)
    .where(and(isSame, eq(groupRuns.sha, newest)))
    .orderBy(asc(name), asc(environment), asc(shardTotal), asc(shardIndex), desc(id));
}
