import { createAccountsService } from '../modules/auth/accounts-service.ts';
import { createCompaniesService } from '../modules/company/companies-service.ts';
import { actingAs, OPERATOR } from '../platform/actor.ts';
import type { Config } from '../platform/config.ts';
import { openSecrets } from '../platform/crypto/secrets.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createLog, openLogFile, type Log } from '../platform/log.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { logFile, readSettings } from '../processes/all/settings.ts';
import type { Tools } from './command.ts';
import { findServer } from './find-server.ts';
import type { Call } from './read-call.ts';

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
      return openTestFiles({ database, secrets, log: quietLog(config) });
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
