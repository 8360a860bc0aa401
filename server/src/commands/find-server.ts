import { existsSync } from 'node:fs';
import type { Config } from '../platform/config.ts';
import { connectEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import type { Log } from '../platform/log.ts';
import { databaseFolder } from '../processes/all/settings.ts';
import { CommandError } from './command.ts';

/** The database that the settings name, or the embedded one of the data folder, running or not; `begins`: a new one where there is none. @throws CommandError */
export async function findServer(
  config: Config,
  log: Log,
  begins: boolean,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const folder = databaseFolder(config);
  if (!existsSync(folder) && !begins)
    throw new CommandError(
      `There is no database in ${config.dataFolder}. Start Steplight once (npm start), or name the right place: DATA_FOLDER, PORT_OFFSET or DATABASE_URL.`,
    );
  return connectEmbeddedDatabase({ folder, log });
}
