import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { groupRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import type { RouteSubject } from './routing/match-route.ts';
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
    suiteId,
    suite: name,
    dueAt: refusedStartAt,
    reason: refusedStartReason ?? '',
    nextAt: nextFireAt,
  };
}

/** Undefined: the suite is gone. */
export async function subjectOfMissedStart(
  queries: Queries,
  suiteId: number,
): Promise<RouteSubject | undefined> {
  const [suite] = await queries
    .select({ environmentId: suites.scheduleEnvironmentId })
    .from(suites)
    .where(eq(suites.id, suiteId));
  return suite && { suiteId, ...suite, branch: null, startedBy: 'schedule', isOfOneTest: false };
}

/** Whether there was a message about the suite's schedule within a day, or since it has last started the suite. */
export async function wasToldOfMissedStart(queries: Queries, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.suiteId, suiteId),
        or(
          gt(deliveries.createdAt, sql`now() - interval '1 day'`),
          sql`not exists (select 1 from ${groupRuns} g
            where g.suite_id = ${suiteId} and g.fire_at is not null and g.created_at >= ${deliveries.createdAt})`,
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
