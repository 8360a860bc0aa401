import { sql } from 'drizzle-orm';
import { OVERVIEW_LIST_LENGTH } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { quarantines } from '../quarantines/tables.ts';
import { environments } from '../environments/tables.ts';
import { members } from '../members/tables.ts';
import { ENVIRONMENT_KEY, groupRuns } from '../runs/tables.ts';
import type { OverviewFilter } from './results-repository.ts';

export interface OpenQuarantine {
  testId: number;
  name: string;
  reason: string;
  owner: string | null;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Those of the company, or of a suite of it, that have not ended; the next to end first. */
export async function findOpenQuarantines(
  queries: Queries,
  { companyId, suiteId }: OverviewFilter,
): Promise<OpenQuarantine[]> {
  const { rows } = await queries.execute<Record<string, unknown> & OpenQuarantine>(sql`
    select b.id as "testId", b.title as name, q.reason, ${displayNameOf(users)} as owner, ${millisecondsOf(sql`q.ends_at`)} as "endsAt"
    from ${quarantines} q join ${blueprints} b on b.id = q.blueprint_id
    left join ${members} m on m.company_id = b.company_id and m.user_id = q.owner_id left join ${users} on ${users.id} = m.user_id
    where b.company_id = ${companyId} and q.ends_at > now() ${suiteId === undefined ? sql`` : sql`and b.suite_id = ${suiteId}`}
    order by q.ends_at, b.id limit ${OVERVIEW_LIST_LENGTH}::int`);
  return rows;
}

/** Deployments of pull requests are an environment each. */
const ENVIRONMENTS_MAX = 50;

/** Where the company's runs took place, the most used first; those that the company has stored by the name that they have now. */
export async function findEnvironments(queries: Queries, { companyId, since }: OverviewFilter) {
  const { rows } = await queries.execute<{ key: string; name: string | null }>(sql`
    with used as (
      select ${ENVIRONMENT_KEY} as key, max(g.id) as last, count(*) as runs from ${groupRuns} g
      where g.company_id = ${companyId} and g.created_at >= ${since.toISOString()}::timestamptz
      group by 1 order by runs desc limit ${ENVIRONMENTS_MAX}::int)
    select used.key, coalesce(e.name, g.environment, g.base_url) as name
    from used join ${groupRuns} g on g.id = used.last
    left join ${environments} e on e.id = g.environment_id and e.company_id = g.company_id
    order by runs desc, key`);
  return rows;
}
