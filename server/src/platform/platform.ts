import { Resolver } from 'node:dns/promises';
import type { Config } from './config.ts';
import { openSecrets } from './crypto/secrets.ts';
import { mayChangeAuditLog } from './database/application-rights.ts';
import { openDatabase } from './database/database.ts';
import { migrateDatabase } from './database/migrate.ts';
import { openJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createOutgoing, hostAndPort } from './outgoing/outgoing.ts';
import { openStorage } from './storage/open-storage.ts';
import { NO_TRACING, type Tracing } from './tracing/tracing.ts';

/** What every process stands on. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>;

export interface PlatformOptions {
  config: Config;
  log: Log;
  /** This process works on jobs (it does not only enqueue them). */
  worksOnJobs: boolean;
}

/** Migrates the database and opens everything. Throws a sentence for a person where something is missing. */
export async function openPlatform({ config, log, worksOnJobs }: PlatformOptions) {
  if (config.databaseUrl === undefined)
    throw new Error('DATABASE_URL is not set. Set it, or start the whole product with npm start.');
  await migrateDatabase(config.databaseOwnerUrl ?? config.databaseUrl, config.databaseUrl);
  const secrets = await openSecrets(config.appSecret, config.dataFolder);
  const apiAddress = config.apiAddress ?? `http://localhost:${config.apiPort}`;
  const tracing = await openTracing(config, log);
  const database = openDatabase(config.databaseUrl, log, tracing);
  if (await mayChangeAuditLog(database.pool))
    log.warn(
      'The role of DATABASE_URL may change the audit log, which only triggers protect: set DATABASE_OWNER_URL and a role with fewer rights',
    );
  const jobs = await openJobs(config.databaseUrl, log, worksOnJobs, tracing);
  return {
    config,
    log,
    database,
    jobs,
    metrics: createMetrics(() => jobs.depths(database.queries)),
    tracing,
    secrets,
    /** Where browsers reach the API. */
    apiAddress,
    storage: await openStorage(config, secrets, apiAddress),
    mailer: createMailer(
      { smtpUrl: config.smtpUrl, from: config.mailFrom, dataFolder: config.dataFolder },
      log,
    ),
    outgoing: createOutgoing({
      trustedHosts: [
        ...config.webhookHosts,
        ...(config.slackRelay === undefined ? [] : [hostAndPort(new URL(config.slackRelay))]),
      ],
    }),
    /** The TXT records of a name, each in its pieces; rejects with `ENOTFOUND` or `ENODATA` where there are none. */
    resolveTxt: (name: string): Promise<string[][]> =>
      new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(name),
    async close(): Promise<void> {
      await jobs.close();
      await database.close();
      await tracing.close();
    },
  };
}

/** Loads OpenTelemetry's SDK only if a receiver is configured. */
async function openTracing(config: Config, log: Log): Promise<Tracing> {
  if (!config.tracing) return NO_TRACING;
  const { createOtlpTracing } = await import('./tracing/otlp-tracing.ts');
  return createOtlpTracing(config.tracing, log);
}
