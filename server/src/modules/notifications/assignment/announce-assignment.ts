import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertDeliveries } from '../deliveries-repository.ts';
import { listRecipients } from '../recipients.ts';

/** A failed test run that a colleague has assigned to a person. */
export interface NewAssignment {
  companyId: number;
  testRunId: number;
  assigneeId: number;
}

/** Writes the delivery and enqueues it, within the transaction that stores the verdict; nothing the second time, or for who does not want it. */
export async function announceAssignment(
  jobs: Platform['jobs'],
  transaction: Transaction,
  { companyId, testRunId, assigneeId }: NewAssignment,
): Promise<void> {
  const kind = 'assignment';
  const recipients = await listRecipients(transaction, { companyId, kind, subject: undefined });
  const rows = recipients
    .filter(({ userId }) => userId === assigneeId)
    .map((to) => ({ companyId, testRunId, kind, ...to }) as const);
  const ids = await insertDeliveries(transaction, rows);
  if (ids.length > 0) await jobs.send('delivery', ids, transaction);
}
