import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { VERDICTS, type RunStarter, type VerdictFilter } from 'shared/constants';
import type { RunFilter } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { blueprints } from '../../blueprints/tables.ts';
import { verdicts } from '../../triage/tables.ts';
import { FAILED } from '../failures/failures-repository.ts';
import { groupRuns, testRuns, testRunSteps } from '../tables.ts';

/** What the columns of a group run decide. */
export type OwnFilter = Omit<RunFilter, 'tag' | 'verdict' | 'failed_text'>;

/** The ids of the matching group runs, newest first. `before`: only smaller ids. */
export async function filterGroupRuns(
  queries: Queries,
  companyId: number,
  filter: OwnFilter,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<number[]> {
  const rows = await queries
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(
      and(
        eq(groupRuns.companyId, companyId),
        before === undefined ? undefined : lt(groupRuns.id, before),
        ...conditionsOf(filter),
      ),
    )
    .orderBy(desc(groupRuns.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function conditionsOf({
  status,
  suite,
  environment,
  from,
  to,
  starter,
  branch,
  commit,
}: OwnFilter): (SQL | undefined)[] {
  return [
    status && inArray(groupRuns.status, status),
    suite === undefined ? undefined : eq(groupRuns.suiteId, suite),
    environment === undefined ? undefined : eq(groupRuns.environment, environment),
    from === undefined ? undefined : gte(groupRuns.createdAt, new Date(from)),
    to === undefined ? undefined : lt(groupRuns.createdAt, new Date(to)),
    starter === undefined ? undefined : isStartedBy(starter),
    branch === undefined ? undefined : eq(groupRuns.branch, branch),
    commit === undefined ? undefined : like(groupRuns.sha, `${commit}%`),
  ];
}

/** `person:7`, `key:Nightly`, or one of `RUN_STARTERS`. */
function isStartedBy(starter: string): SQL | undefined {
  const [kind = '', ...rest] = starter.split(':');
  const one = rest.join(':');
  if (kind === 'key') return and(eq(groupRuns.startedBy, 'pipeline'), eq(groupRuns.startedByKey, one));
  if (one !== '') return eq(groupRuns.startedByUserId, Number(one));
  return eq(groupRuns.startedBy, kind as RunStarter);
}

/** Those of the group runs with a test that has the tag. */
export async function findTaggedRuns(queries: Queries, ids: number[], tag: string): Promise<Set<number>> {
  const rows = await queries
    .select({ id: testRuns.groupRunId })
    .from(testRuns)
    .innerJoin(blueprints, eq(blueprints.id, testRuns.blueprintId))
    .where(and(isAnyOf(ids), isNotNull(testRuns.groupRunId), arrayContains(blueprints.tags, [tag])))
    .groupBy(testRuns.groupRunId);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Those of the group runs with a failure of one of these verdicts, or one that waits for a verdict (`none`). Tries that do not count are left out. */
export async function findJudgedRuns(
  queries: Queries,
  ids: number[],
  wanted: VerdictFilter[],
): Promise<Set<number>> {
  const kinds = VERDICTS.filter((verdict) => wanted.includes(verdict));
  const rows = await queries
    .select({ id: testRuns.groupRunId })
    .from(testRuns)
    .leftJoin(verdicts, eq(verdicts.testRunId, testRuns.id))
    .where(
      and(
        isAnyOf(ids),
        inArray(testRuns.status, FAILED),
        eq(testRuns.isSuperseded, false),
        or(inArray(verdicts.verdict, kinds), wanted.includes('none') ? testRuns.needsReview : undefined),
      ),
    )
    .groupBy(testRuns.groupRunId);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export interface FailedText {
  groupRunId: number | null;
  /** Of the failed step, as it is stored; null: no step has failed. */
  task: string | null;
  result: string | null;
  /** Of the test run as a whole. */
  error: string | null;
}

/** What holds the text, in whatever case, in the failures of the group runs; newest first. */
export async function findFailedTexts(queries: Queries, ids: number[], text: string): Promise<FailedText[]> {
  const { task, result } = testRunSteps;
  const { error, groupRunId } = testRuns;
  const holds = (column: typeof task | typeof result | typeof error) =>
    sql`strpos(lower(${column}), lower(${text})) > 0`;
  return queries
    .select({ groupRunId, task, result, error })
    .from(testRuns)
    .leftJoin(
      testRunSteps,
      and(eq(testRunSteps.testRunId, testRuns.id), sql`not ${testRunSteps.isSuccessful}`),
    )
    .where(and(isAnyOf(ids), or(holds(task), holds(result), holds(error))))
    .orderBy(desc(groupRunId));
}

/** One parameter for any number of ids. */
const isAnyOf = (ids: number[]) => sql`${testRuns.groupRunId} = any(${sql.param(ids)}::int[])`;
