import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../platform/database/notifications.ts';
import { createSessionClient } from '../../platform/database/session-client.ts';
import type { Platform } from '../../platform/platform.ts';
import { CHANNEL } from './mails-repository.ts';

/** Looks this often even if nothing is announced: a pooler, or a database that was away, may have swallowed it. */
const INSPECT_INTERVAL_MS = 2000;
const CONNECT_TIMEOUT_MS = 5000;

interface Wait<Found> {
  recipient: string;
  /** Called at the beginning and whenever a mail has arrived for the recipient. */
  inspect(): Promise<Found | null>;
  milliseconds: number;
  signal: AbortSignal;
}

/**
 * Waits for a mail on a connection of its own, opened only if the mail is not there yet.
 * @returns null after the time. @throws the signal's reason
 */
export async function waitForMail<Found>(
  platform: Pick<Platform, 'config' | 'database' | 'log'>,
  { recipient, inspect, milliseconds, signal }: Wait<Found>,
): Promise<Found | null> {
  signal.throwIfAborted();
  const end = performance.now() + milliseconds;
  const found = await inspect();
  if (found) return found;
  let announce: () => void = () => undefined;
  const client = createSessionClient(platform, { connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    if (payload === recipient) announce();
  });
  try {
    await client
      .connect()
      .then(() => listen(client, CHANNEL))
      .catch((error: unknown) =>
        platform.log.debug({ err: error }, 'Mails are looked for without announcements'),
      );
    for (;;) {
      // Set before the inspect: a mail that arrives during it is announced to the pause behind it.
      const announced = new Promise<void>((resolve) => (announce = resolve));
      const arrived = await inspect();
      if (arrived) return arrived;
      const rest = end - performance.now();
      if (rest <= 0) return null;
      const pause = new AbortController();
      const either = AbortSignal.any([signal, pause.signal]);
      await Promise.race([
        announced,
        sleep(Math.min(rest, INSPECT_INTERVAL_MS), undefined, { signal: either }).catch(() => undefined),
      ]);
      pause.abort();
      signal.throwIfAborted();
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
