import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** A job of a fair queue. */
export interface CompanyJob {
  id: string | number;
  companyId: number;
}

/** Before all fair jobs: for a run that was being executed already. */
export const REQUEUED = -1;

/** The place of the company's next job: the job with the lowest number is next. */
export type NextPlace = (companyId: number) => number;

/**
 * Start-time fair queueing: each job of a company gets the number after its last one, but none before the one that is next now. A company
 * that enqueues five hundred jobs has numbers far ahead; one that then enqueues a single job is next. The queue stores the numbers as
 * negative priorities.
 */
export async function readNextPlaces(
  queue: string,
  jobs: CompanyJob[],
  transaction: Queries,
): Promise<NextPlace> {
  const companies = [...new Set(jobs.map(({ companyId }) => String(companyId)))];
  const { rows } = await transaction.execute<{ company: string | null; first: number; last: number }>(sql`
    select null as company,
      coalesce(min(-priority) filter (where state < 'active'), max(-priority))::int as first, 0 as last
    from pgboss.job where name = ${queue} and state <= 'active' and priority <= 0 having count(*) > 0
    union all
    select group_id, 0, max(-priority)::int
    from pgboss.job where name = ${queue} and state <= 'active' and group_id in ${companies} group by group_id`);
  const now = rows.find(({ company }) => company === null)?.first ?? 0;
  const lasts = new Map(rows.map(({ company, last }) => [company, last]));
  return (companyId) => {
    const company = String(companyId);
    const last = lasts.get(company);
    const place = last === undefined ? now : Math.max(now, last + 1);
    lasts.set(company, place);
    return place;
  };
}
