import type { Platform } from '../../../platform/platform.ts';
import { insertDeliveries } from '../deliveries-repository.ts';
import { hasAnythingToTell, lockDueChoice, setNextDigest } from './digest-repository.ts';
import { nextDigest } from './next-digest.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs'>;

/** Writes a delivery for each digest that is due, and enqueues it. Where nothing has happened, nothing is sent. */
export async function announceDigests(dependencies: Dependencies): Promise<void> {
  while (await announceNext(dependencies));
}

/** False: none is due. The row is locked, so that no other process takes the digest too; after a crash it is due as before. */
function announceNext({ database, jobs }: Dependencies): Promise<boolean> {
  return database.queries.transaction(async (transaction) => {
    const now = new Date();
    const due = await lockDueChoice(transaction, now);
    if (!due) return false;
    const { companyId, userId, email, digest, timeZone, since } = due;
    const period = { from: since, until: now };
    if (await hasAnythingToTell(transaction, due, period)) {
      const row = { digestFrom: since, digestUntil: now, kind: 'digest' as const };
      const to = { companyId, userId, channel: 'email' as const, recipient: email };
      await jobs.send('delivery', await insertDeliveries(transaction, [{ ...row, ...to }]), transaction);
    }
    await setNextDigest(transaction, due, {
      nextDigestAt: nextDigest(digest, timeZone, now),
      digestSince: now,
    });
    return true;
  });
}
