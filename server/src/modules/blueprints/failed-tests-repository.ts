import { sql, type SQL } from 'drizzle-orm';
import { VERDICTS, type VerdictFilter } from 'shared/constants';
import type { FailureFilter } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { testRuns, testRunSteps } from '../runs/tables.ts';
import { verdicts } from '../triage/tables.ts';
import { LAST_RUN } from './listing-repository.ts';
import { blueprints } from './tables.ts';

export interface LastFailure {
  /** Of the test. */
  id: number;
  /** Of the failed step, as it is stored; null: no step has failed. */
  task: string | null;
  result: string | null;
  /** Of the test run as a whole. */
  error: string | null;
}

/**
 * The failures of the company's tests in their last runs, of all rows, with such a verdict and this text, in whatever case. Tries that do
 * not count are left out.
 */
export async function findLastFailures(
  queries: Queries,
  companyId: number,
  { verdict, failed_text: text }: FailureFilter,
): Promise<LastFailure[]> {
  const { rows } = await queries.execute<LastFailure & Record<string, unknown>>(sql`
    select b.id, s.task, s.result, r.error
    from ${blueprints} b
    cross join lateral (${LAST_RUN}) last
    cross join lateral (${COUNTING_RUNS}) r
    left join ${testRunSteps} s on s.test_run_id = r.id and not s.is_successful
    where b.company_id = ${companyId} and r.status in ('failed', 'error')
      ${verdict === undefined ? sql`` : sql`and ${hasVerdict(verdict)}`}
      ${text === undefined ? sql`` : sql`and ${holdsText(text)}`}`);
  return rows;
}

/** The last run of a test, or those of all rows of its table. Other tests cost one look by id. */
const COUNTING_RUNS = sql`
  select id, status, error, needs_review from ${testRuns} where id = last.id and last.row_name is null
  union all
  select id, status, error, needs_review from ${testRuns}
  where last.row_name is not null and group_run_id = last.group_run_id and blueprint_id = b.id and not is_superseded`;

const hasVerdict = (wanted: VerdictFilter[]): SQL => sql`(
  ${wanted.includes('none') ? sql`r.needs_review` : sql`false`}
  or exists (select from ${verdicts} v where v.test_run_id = r.id
    and v.verdict = any(${sql.param(VERDICTS.filter((one) => wanted.includes(one)))}::text[])))`;

const holdsText = (text: string): SQL =>
  sql`(strpos(lower(s.task), lower(${text})) > 0 or strpos(lower(s.result), lower(${text})) > 0 or strpos(lower(r.error), lower(${text})) > 0)`;
