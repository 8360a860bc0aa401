import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DeliveryChannel, RunStatus } from 'shared/constants';
import { chunksOf } from '../../platform/database/rows.ts';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import type { RouteSubject } from './routing/match-route.ts';
import { listRoutes, type RouteRow } from './routing/routing-repository.ts';
import { deliveries, webhooks, type DeliveryStatus } from './tables.ts';

/** Stands for the company's webhook, whose address may change until a message goes out. */
const COMPANY_WEBHOOK = 'company';

export type DeliveryRow = typeof deliveries.$inferSelect;

type Recipients = Record<DeliveryChannel, string[]>;

/** The recipients of a company's notifications. */
export interface Audience {
  company: string;
  isEnabled: Record<DeliveryChannel, boolean>;
  /** The general ones, whether the channel is switched on or not. */
  recipients: Recipients;
  routes: { route: RouteRow; recipients: Recipients }[];
}

export async function findAudience(queries: Queries, companyId: number): Promise<Audience | undefined> {
  const [found] = await queries
    .select({ company: companies, hasWebhook: webhooks.isEnabled })
    .from(companies)
    .leftJoin(webhooks, eq(webhooks.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!found) return undefined;
  const { company, hasWebhook } = found;
  const routes = await listRoutes(queries, companyId);
  return {
    company: company.name,
    isEnabled: {
      email: company.enableEmailNotifications,
      slack: company.enableSlackNotifications,
      webhook: hasWebhook ?? false,
    },
    recipients: {
      email: company.emailRecipients,
      slack: company.slackWebhooks,
      webhook: hasWebhook === null ? [] : [COMPANY_WEBHOOK],
    },
    routes: routes.map((route) => ({
      route,
      recipients: {
        email: route.emails,
        slack: route.slack_webhook === null ? [] : [route.slack_webhook],
        webhook: route.uses_webhook && hasWebhook ? [COMPANY_WEBHOOK] : [],
      },
    })),
  };
}

/** Each address in the settings of the company. */
export const addressesOf = ({ recipients, routes }: Audience): string[] => [
  ...new Set([...recipients.email, ...routes.flatMap(({ route }) => route.emails)]),
];

export interface EndedRun extends Omit<RouteSubject, 'isOfOneTest'> {
  id: number;
  companyId: number;
  status: RunStatus;
}

export async function findRun(queries: Queries, groupRunId: number): Promise<EndedRun | undefined> {
  const { id, companyId, suiteId, environmentId, branch, startedBy, status } = groupRuns;
  const [run] = await queries
    .select({ id, companyId, suiteId, environmentId, branch, startedBy, status })
    .from(groupRuns)
    .where(eq(groupRuns.id, groupRunId));
  return run;
}

export async function subjectOfRun(queries: Queries, run: EndedRun): Promise<RouteSubject> {
  // The tests are read only where it matters: those of a suite are not started at one test.
  if (run.startedBy !== 'person' || run.suiteId !== null) return { ...run, isOfOneTest: false };
  const { rows } = await queries.execute<{ tests: number }>(sql`
    select count(distinct coalesce(blueprint_id::text, name))::int as tests from ${testRuns} where group_run_id = ${run.id}`);
  return { ...run, isOfOneTest: rows[0]?.tests === 1 };
}

/** Who was told that these runs failed, or is about to be. */
export async function findToldOfFailure(
  queries: Queries,
  groupRunIds: number[],
): Promise<Pick<DeliveryRow, 'channel' | 'recipient'>[]> {
  return queries
    .select({ channel: deliveries.channel, recipient: deliveries.recipient })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.groupRunId, groupRunIds),
        eq(deliveries.kind, 'failure'),
        ne(deliveries.status, 'withdrawn'),
      ),
    );
}

/** The ids of those that were new: a recipient has one delivery for each run, and one for each run that was repaired. */
export async function insertDeliveries(
  queries: Queries,
  rows: (typeof deliveries.$inferInsert)[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of chunksOf(rows)) {
    const inserted = await queries
      .insert(deliveries)
      .values(chunk)
      .onConflictDoNothing()
      .returning({ id: deliveries.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** Counts the attempt; undefined if the delivery is not pending (any more). */
export async function beginAttempt(queries: Queries, id: number): Promise<DeliveryRow | undefined> {
  const [delivery] = await queries
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1` })
    .where(isPending(id))
    .returning();
  return delivery;
}

export async function finishDelivery(
  queries: Queries,
  id: number,
  end: { status: Exclude<DeliveryStatus, 'pending'>; lastError?: string },
): Promise<void> {
  await queries
    .update(deliveries)
    .set({ ...end, finishedAt: new Date() })
    .where(isPending(id));
}

export async function noteFailure(queries: Queries, id: number, lastError: string): Promise<void> {
  await queries.update(deliveries).set({ lastError }).where(isPending(id));
}

function isPending(id: number) {
  return and(eq(deliveries.id, id), eq(deliveries.status, 'pending'));
}
