import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRecipients } from './announce.ts';
import { findAudience, insertDeliveries } from './deliveries-repository.ts';
import { wasToldOfMissedStart } from './missed-start-repository.ts';

/** A suite whose schedule has not started it. */
export interface SuiteWithMissedStart {
  id: number;
  companyId: number;
}

/**
 * Writes a delivery for each of the company's recipients, and enqueues it, within the transaction that stores the missed start: once until the
 * suite starts again, and at most once a day, because every second start of a suite may find the one before it still running.
 */
export async function announceMissedStart(
  jobs: Platform['jobs'],
  transaction: Queries,
  { id: suiteId, companyId }: SuiteWithMissedStart,
): Promise<void> {
  const audience = await findAudience(transaction, companyId);
  if (!audience || (await wasToldOfMissedStart(transaction, suiteId))) return;
  const rows = listRecipients(audience).map((to) => ({
    ...{ companyId, suiteId, kind: 'missed_start' as const },
    ...to,
  }));
  const ids = await insertDeliveries(transaction, rows);
  if (ids.length > 0) await jobs.send('delivery', ids, transaction);
}
