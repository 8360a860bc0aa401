import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DeliveryChannel, RunStatus } from 'shared/constants';
import { chunksOf } from '../../platform/database/rows.ts';
import type { Queries } from '../../platform/database/database.ts';
import { companies } from '../company/tables.ts';
import { groupRuns } from '../runs/tables.ts';
import { deliveries, webhooks, type DeliveryStatus } from './tables.ts';

/** Stands for the company's webhook, whose address may change until a message goes out. */
const COMPANY_WEBHOOK = 'company';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** The recipients of a company's notifications, whether the channel is switched on or not. */
export interface Audience {
  company: string;
  isEnabled: Record<DeliveryChannel, boolean>;
  recipients: Record<DeliveryChannel, string[]>;
}

export async function findAudience(queries: Queries, companyId: number): Promise<Audience | undefined> {
  const [found] = await queries
    .select({ company: companies, hasWebhook: webhooks.isEnabled })
    .from(companies)
    .leftJoin(webhooks, eq(webhooks.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!found) return undefined;
  const { company, hasWebhook } = found;
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
  };
}

export interface EndedRun {
  id: number;
  companyId: number;
  suiteId: number | null;
  status: RunStatus;
}

export async function findRun(queries: Queries, groupRunId: number): Promise<EndedRun | undefined> {
  const { id, companyId, suiteId, status } = groupRuns;
  const [run] = await queries
    .select({ id, companyId, suiteId, status })
    .from(groupRuns)
    .where(eq(groupRuns.id, groupRunId));
  return run;
}

/** null: it belongs to none. */
export async function findSuiteOfRun(queries: Queries, groupRunId: number): Promise<number | null> {
  return (await findRun(queries, groupRunId))?.suiteId ?? null;
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
