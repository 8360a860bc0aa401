import pg from 'pg';
import type { Platform } from '../platform.ts';

/** A connection of its own, not opened yet, that no pooler shares: for `listen` and for locks, which are bound to a connection. */
export function createSessionClient(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  options: Omit<pg.ClientConfig, 'connectionString'>,
): pg.Client {
  return new pg.Client({
    connectionString: config.databaseListenUrl ?? database.url,
    keepAlive: true,
    ...options,
  });
}
