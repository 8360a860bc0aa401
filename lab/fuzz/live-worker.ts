import { randomUUID } from 'node:crypto';
import { liveSessions } from '../../server/src/modules/live-sessions/tables.ts';
import { workers } from '../../server/src/modules/runs/tables.ts';
import type { Database } from '../../server/src/platform/database/database.ts';

/** Lets live sessions be reserved for a day: at a worker that no socket reaches. */
export async function registerLiveWorker({ queries }: Pick<Database, 'queries'>): Promise<void> {
  const heartbeatAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await queries
    .insert(workers)
    .values({ id: randomUUID(), heartbeatAt, liveAddress: 'http://127.0.0.1:9', liveSlots: 100_000 });
}

/** Reserved live sessions stay open, however long a test takes: as if their controllers had connected. */
export async function keepLiveSessions({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.update(liveSessions).set({ openedAt: new Date() });
}
