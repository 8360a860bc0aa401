import { existsSync } from 'node:fs';
import { createAccountsService } from '../modules/auth/accounts-service.ts';
import { createCompaniesService } from '../modules/company/companies-service.ts';
import { actingAs, OPERATOR } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';
import { openSecrets } from '../platform/crypto/secrets.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createLog, openLogFile, type Log } from '../platform/log.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { logFile, readSettings, databaseFolder } from '../processes/all/settings.ts';
import { CommandError, type Tools } from './command.ts';
import type { Call } from './read-call.ts';
import { connectEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';

/** Opens the product that the environment names, running or not, and lets go of it after the work. */
export async function withProduct(
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
  { work, begins }: Call,
): Promise<void> {
  const { config } = readSettings(environment, Number(environment['PORT_OFFSET'] || 0));
  const server = await findServer(config, quietLog(config), begins);
  try {
    const migrate = () => migrateDatabase(server.url, server.applicationUrl);
    await migrate();
    const database = openDatabase(server.url, quietLog(config));
    try {
      const tools = { ...(await gatherTools(config, database, print)), migrate };
      await actingAs(OPERATOR, () => work(tools));
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

async function gatherTools(
  config: Config,
  database: Database,
  print: Tools['print'],
): Promise<Omit<Tools, 'migrate'>> {
  const { smtpUrl, mailFrom, dataFolder } = config;
  const mailer = createMailer({ smtpUrl, from: mailFrom, dataFolder }, quietLog(config));
  const secrets = await openSecrets(config.appSecret, dataFolder);
  return {
    accounts: createAccountsService({ database, mailer, config }),
    companies: createCompaniesService({ database, secrets }),
    database,
    secrets,
    async openTestFiles() {
      const { openTestFiles } = await import('./open-test-files.ts');
      return openTestFiles({ config, database, secrets, log: quietLog(config) });
    },
    async openStorage() {
      const { openStorage } = await import('../platform/storage/open-storage.ts');
      return openStorage(config, secrets, config.apiAddress ?? '');
    },
    async openTwoFactor() {
      const { createTwoFactorService } = await import('../modules/account/two-factor-service.ts');
      return createTwoFactorService({ database, secrets });
    },
    isOutbox: smtpUrl === undefined,
    audit: logOf(config, 'info'),
    print,
  };
}

/** Warnings only: the outbox logs mails with their links. */
const quietLog = (config: Config) => logOf(config, 'warn');

function logOf(config: Config, level: string): Log {
  return createLog(level, openLogFile(logFile(config)));
}

/** A database as an operator opens it: by its owner. */
interface Server {
  url: string;
  /** As whom the application connects. */
  applicationUrl: string;
  stop(): Promise<void>;
}

/** The database that the settings name, or the embedded one of the data folder, running or not; `begins`: a new one where there is none. @throws CommandError */
async function findServer(config: Config, log: Log, begins: boolean): Promise<Server> {
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
