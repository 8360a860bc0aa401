import { sql } from 'drizzle-orm';
import type { OverviewVerdicts } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { verdicts } from '../triage/tables.ts';
import { isResult, type OverviewFilter } from './results-repository.ts';

/** `since`: milliseconds since 1970. */
type VerdictsRow = Omit<OverviewVerdicts, 'since'> & { since: number };

/** The most entries of a list; what comes after them is summed up in one without a name. */
const ENTRIES = 10;

/** The most frequent first. Only failures that wait or were judged are looked at. */
export async function countVerdicts(queries: Queries, filter: OverviewFilter): Promise<VerdictsRow[]> {
  const { companyId, since } = filter;
  const { rows } = await queries.execute<VerdictsRow & Record<string, unknown>>(sql`
    with failures as (
      select r.created_at, r.needs_review, v.verdict,
        case when r.passed_since_id is null then m.user_id end as user_id, ${displayNameOf(users)} as person
      from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id left join ${verdicts} v on v.test_run_id = r.id
      left join ${members} m on m.company_id = v.company_id and m.user_id = v.assignee_id left join ${users} on ${users.id} = m.user_id
      where ${isResult(filter)} and r.id in (
        select test_run_id from ${verdicts} where company_id = ${companyId} and verdict is not null
        union all select id from ${testRuns} where company_id = ${companyId} and needs_review)),
    listed as (
      select 'kind' as list, null::int as user_id, verdict as name, created_at from failures
      where verdict is not null and created_at >= ${since.toISOString()}::timestamptz
      union all select 'assignee', user_id, person, created_at from failures where user_id is not null
      union all select 'waiting', null, null, created_at from failures where needs_review),
    ranked as (
      select list, user_id, name, count(*) as count, min(created_at) as since,
        row_number() over (partition by list order by count(*) desc, name, user_id) as place
      from listed group by list, user_id, name),
    shown as (
      select list, count, since, place, case when place <= ${ENTRIES} then user_id end as user_id,
        case when place <= ${ENTRIES} then name end as name
      from ranked)
    select list, user_id, name, sum(count)::int as count, ${millisecondsOf(sql`min(since)`)} as since
    from shown group by list, user_id, name order by min(place), count desc, list`);
  return rows;
}
