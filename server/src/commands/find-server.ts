import { existsSync } from 'node:fs';
import type { Config } from '../platform/config.ts';
import { connectEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import type { Log } from '../platform/log.ts';
import { databaseFolder } from '../processes/all/settings.ts';
import { CommandError } from './command.ts';

/** A database as an operator opens it: by its owner. */
interface Server {
  url: string;
  /** As whom the application connects. */
  applicationUrl: string;
  stop(): Promise<void>;
}

/** The database that the settings name, or the embedded one of the data folder, running or not; `begins`: a new one where there is none. @throws CommandError */
export async function findServer(config: Config, log: Log, begins: boolean): Promise<Server> {
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = config;
  if (databaseUrl !== undefined && databaseOwnerUrl !== undefined)
    return { url: databaseOwnerUrl, applicationUrl: databaseUrl, stop: () => Promise.resolve() };
  const folder = databaseFolder(config);
  if (!existsSync(folder) && !begins)
    throw new CommandError(
      `There is no database in ${config.dataFolder}. Start Steplight once (npm start), or name the right place: DATA_FOLDER, PORT_OFFSET or DATABASE_URL.`,
    );
  return connectEmbeddedDatabase({ folder, log });
}
