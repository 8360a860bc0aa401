import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertDeliveries } from './deliveries-repository.ts';
import { subjectOfMissedStart, wasToldOfMissedStart } from './missed-start-repository.ts';
import { listRecipients } from './recipients.ts';

/** A suite whose schedule has not started it. */
export interface SuiteWithMissedStart {
  id: number;
  companyId: number;
}

/**
 * Writes a delivery for each of the company's recipients, and members who want to know, and enqueues it, within the transaction that stores the missed start: once until the
 * suite starts again, and at most once a day, because every second start of a suite may find the one before it still running.
 */
export async function announceMissedStart(
  jobs: Platform['jobs'],
  transaction: Transaction,
  { id: suiteId, companyId }: SuiteWithMissedStart,
): Promise<void> {
  if (await wasToldOfMissedStart(transaction, suiteId)) return;
  const kind = 'missed_start';
  const subject = await subjectOfMissedStart(transaction, suiteId);
  const recipients = await listRecipients(transaction, { companyId, kind, subject });
  const rows = recipients.map((to) => ({ companyId, suiteId, kind, ...to }) as const);
  const ids = await insertDeliveries(transaction, rows);
  if (ids.length > 0) await jobs.send('delivery', ids, transaction);
}
