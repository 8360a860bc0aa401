import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { suites } from '../suites/tables.ts';
import type { MissedStart } from './missed-start.ts';
import { deliveries } from './tables.ts';

/** Undefined: the schedule works again, or the suite is gone. */
export async function findMissedStart(queries: Queries, suiteId: number): Promise<MissedStart | undefined> {
  const [found] = await queries
    .select({ suite: suites, company: companies.name })
    .from(suites)
    .innerJoin(companies, eq(companies.id, suites.companyId))
    .where(eq(suites.id, suiteId));
  if (!found || found.suite.refusedStartAt === null) return undefined;
  const { name, refusedStartAt, refusedStartReason, nextFireAt } = found.suite;
  return {
    company: found.company,
    suite: name,
    dueAt: refusedStartAt,
    reason: refusedStartReason ?? '',
    nextAt: nextFireAt,
  };
}

/** Whether there was a message about the suite's schedule within a day. */
export async function wasToldOfMissedStart(queries: Queries, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.suiteId, suiteId), gt(deliveries.createdAt, sql`now() - interval '1 day'`)))
    .limit(1);
  return rows.length > 0;
}
