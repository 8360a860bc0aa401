import type { Platform } from '../../platform/platform.ts';
import { attempt } from './attempt.ts';
import * as repository from './deliveries-repository.ts';
import type { DeliveryRow } from './deliveries-repository.ts';
import type { Outcome } from './outcome.ts';
import { isWanted } from './recipients.ts';

/** With the pauses between them they take about a day. */
const MAX_ATTEMPTS = 34;
const FIRST_PAUSE = 2;
const MAX_PAUSE_SECONDS = 60 * 60;
/** The longest `Retry-After` that is respected. */
const MAX_WAIT_SECONDS = 6 * 60 * 60;

type Dependencies = Pick<
  Platform,
  'apiAddress' | 'config' | 'database' | 'jobs' | 'log' | 'mailer' | 'outgoing' | 'secrets' | 'storage'
>;

/**
 * One attempt at a delivery. A failure that may pass enqueues the next attempt.
 * Nothing happens to one that has ended.
 */
export async function deliver(dependencies: Dependencies, deliveryId: number): Promise<void> {
  const { queries } = dependencies.database;
  const delivery = await repository.beginAttempt(queries, deliveryId);
  if (!delivery) return;
  if (await isWanted(queries, delivery))
    await storeOutcome(dependencies, delivery, await attempt(dependencies, delivery));
  else await repository.finishDelivery(queries, delivery.id, { status: 'withdrawn' });
}

/** Seconds: 2, 4, 8 … up to an hour, a little more or less so that not all come at once. */
function pauseAfter(attempts: number): number {
  return Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE * 2 ** (attempts - 1)) * (1 + Math.random() / 4);
}

async function storeOutcome(
  { database, jobs, log }: Dependencies,
  { id, kind, channel, groupRunId, suiteId, testRunId, attempts }: DeliveryRow,
  outcome: Outcome,
): Promise<void> {
  // The recipient is left out: a webhook's address is a secret.
  const facts = { deliveryId: id, kind, channel, groupRunId, suiteId, testRunId, attempts };
  if (outcome.isDelivered) {
    await repository.finishDelivery(database.queries, id, { status: 'sent' });
    log.info(facts, 'A notification was sent');
    return;
  }
  const { detail, isPermanent, retryAfter = 0 } = outcome;
  if (isPermanent || attempts >= MAX_ATTEMPTS) {
    await repository.finishDelivery(database.queries, id, { status: 'failed', lastError: detail });
    log.warn({ ...facts, reason: detail }, 'A notification could not be delivered');
    return;
  }
  const pause = Math.ceil(Math.max(pauseAfter(attempts), Math.min(retryAfter, MAX_WAIT_SECONDS)));
  await database.queries.transaction(async (transaction) => {
    await repository.noteFailure(transaction, id, detail);
    await jobs.send('delivery', [id], transaction, pause);
  });
  log.info({ ...facts, reason: detail, pause }, 'A notification will be tried again');
}
