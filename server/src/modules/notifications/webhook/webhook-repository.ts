import { eq } from 'drizzle-orm';
import { WEBHOOK_SECRET_OVERLAP_HOURS } from 'shared/constants';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { companies } from '../../company/tables.ts';
import { webhooks } from '../tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type WebhookValues = Omit<WebhookRow, 'companyId'>;

export async function findWebhook(queries: Queries, companyId: number): Promise<WebhookRow | undefined> {
  const [row] = await queries.select().from(webhooks).where(eq(webhooks.companyId, companyId));
  return row;
}

/** The company is locked, so that of two people who set the webhook up at once only one gets a secret. */
export async function lockWebhook(
  transaction: Transaction,
  companyId: number,
): Promise<WebhookRow | undefined> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
  return findWebhook(transaction, companyId);
}

/** Inserts it, or replaces what is given. */
export async function putWebhook(
  queries: Queries,
  companyId: number,
  values: WebhookValues,
): Promise<WebhookRow> {
  return onlyRow(
    await queries
      .insert(webhooks)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: webhooks.companyId, set: values })
      .returning(),
  );
}

export async function deleteWebhook(queries: Queries, companyId: number): Promise<void> {
  await queries.delete(webhooks).where(eq(webhooks.companyId, companyId));
}

/** When the secret before the current one stops to be used; null: there is none. */
export function previousSecretUntil({ previousSecretEncrypted, secretChangedAt }: WebhookRow): Date | null {
  if (previousSecretEncrypted === null) return null;
  return new Date(secretChangedAt.getTime() + WEBHOOK_SECRET_OVERLAP_HOURS * 60 * 60_000);
}

/** The encrypted secrets that a message is signed with at that moment, the current one first. */
export function validSecrets(row: WebhookRow, now: Date): string[] {
  const until = previousSecretUntil(row);
  const previous = until !== null && until > now ? row.previousSecretEncrypted : null;
  return previous === null ? [row.secretEncrypted] : [row.secretEncrypted, previous];
}
