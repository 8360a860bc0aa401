import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** A job that companies wait for in turn. */
export interface CompanyJob {
  id: string | number;
  companyId: number;
}

/** Before every turn: for what has been at work already and must not wait for all that have not. */
export const AHEAD = -1;

/** Numbers the jobs so that the one with the lowest number is next. */
export type NextTurn = (companyId: number) => number;

/**
 * Lets companies take turns: each job of a company gets the number after its last one, but none before the one that is next now. Whoever
 * enqueues five hundred has numbers far ahead; whoever then enqueues one is next. The queue holds the numbers as priorities, turned round: 0 and below.
 */
export async function readTurns(queue: string, jobs: CompanyJob[], transaction: Queries): Promise<NextTurn> {
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
    const turn = last === undefined ? now : Math.max(now, last + 1);
    lasts.set(company, turn);
    return turn;
  };
}
