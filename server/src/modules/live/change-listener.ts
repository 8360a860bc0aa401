import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { listen, notify } from '../../platform/database/notifications.ts';
import { createSessionClient } from '../../platform/database/session-client.ts';
import type { Platform } from '../../platform/platform.ts';
import { CHANNEL } from './announce.ts';

/** How often a payload of its own must arrive: a connection that was cut off, or a pooler that shares sessions, goes silent without an error. */
const CHECK_INTERVAL_MS = 30_000;
const CHECK_TIMEOUT_MS = 5000;
const END_TIMEOUT_MS = 1000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

const NOT_DELIVERED =
  'Changes do not arrive from the database, so that pages poll. Behind a connection pooler DATABASE_LISTEN_URL must name the database itself.';

export interface ChangeListener {
  isListening(): boolean;
  close(): Promise<void>;
}

interface Handlers {
  onPayload(payload: string): void;
  /** What is announced from now on may be missed. */
  onLost(): void;
}

/** Receives what the processes announce, on a connection of its own; one that breaks is replaced, with a growing pause between attempts. */
export function listenForChanges(
  platform: Pick<Platform, 'config' | 'database' | 'log'>,
  { onPayload, onLost }: Handlers,
): ChangeListener {
  const { database, log } = platform;
  const closing = new AbortController();
  const { signal } = closing;
  let isListening = false;
  let pause = FIRST_PAUSE_MS;

  async function receive(): Promise<void> {
    const client = createSessionClient(platform, {
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
    });
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended.')));
      signal.addEventListener('abort', reject, { once: true });
    });
    broken.catch(() => undefined);
    try {
      await Promise.race([client.connect(), broken]);
      client.on('notification', ({ payload }) => onPayload(payload ?? ''));
      await listen(client, CHANNEL);
      for (;;) {
        await Promise.race([checkDelivery(client), broken]);
        isListening = true;
        pause = FIRST_PAUSE_MS;
        await Promise.race([sleep(CHECK_INTERVAL_MS, undefined, { signal }), broken]);
      }
    } finally {
      if (isListening) onLost();
      isListening = false;
      await end(client);
    }
  }

  /** Sent on another connection: a pooler may deliver to a connection what it has just sent itself. */
  async function checkDelivery(client: pg.Client): Promise<void> {
    const sent = `check:${randomUUID()}`;
    const limit = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const arrival = new Promise<void>((resolve, reject) => {
      const onNotification = ({ payload }: pg.Notification) => {
        if (payload !== sent) return;
        client.off('notification', onNotification);
        resolve();
      };
      client.on('notification', onNotification);
      limit.addEventListener('abort', () => reject(new Error('A payload did not arrive.')));
    });
    arrival.catch(() => undefined);
    // A pool without a free connection proves nothing about this one.
    const isSent = await notify(database.queries, CHANNEL, [sent]).then(
      () => true,
      () => false,
    );
    if (isSent) await arrival;
  }

  async function receiveUntilClosed(): Promise<void> {
    while (!signal.aborted) {
      try {
        await receive();
      } catch (error) {
        if (signal.aborted) return;
        // Once until it has worked again.
        log[pause === FIRST_PAUSE_MS ? 'warn' : 'debug']({ err: error }, NOT_DELIVERED);
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
  }

  const ended = receiveUntilClosed();
  return {
    isListening: () => isListening,
    async close() {
      closing.abort();
      await ended;
    },
  };
}

/** A connection that was cut off never confirms its end. */
async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end(), sleep(END_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
}
