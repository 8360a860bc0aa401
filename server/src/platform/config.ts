import { resolve } from 'node:path';
import { environmentSchema } from './environment.ts';
import { agentSettings, writingLimits } from './settings/agent-settings.ts';
import { aiSettings } from './settings/ai-settings.ts';
import { withPorts } from './settings/allowed-hosts.ts';
import { browserSettings } from './settings/browser-settings.ts';
import { githubSettings } from './settings/github-settings.ts';
import { inboxSettings } from './settings/inbox-settings.ts';
import { liveSettings } from './settings/live-settings.ts';
import { readVariables } from './settings/schemas.ts';
import { storageSettings } from './settings/storage-settings.ts';
import { tracingSettings } from './settings/tracing-settings.ts';

/** Everything that the environment decides, checked once at start. Addresses carry no trailing slash. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Throws an error whose message names every variable at error. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const values = readVariables(environmentSchema, environment);
  return {
    /** Undefined where the embedded database is used. */
    databaseUrl: values.DATABASE_URL,
    /** A role that owns the tables, for migrations and retention; undefined: that of `databaseUrl` does. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    /** Where changes are listened for; undefined: the database's own URL. */
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    apiPort: values.API_PORT,
    /** The interface that the API listens on: `localhost`, `0.0.0.0`, `::`. */
    apiHost: values.API_HOST,
    /** Where browsers reach the API; undefined means `http://localhost:<the port it listens on>`. */
    apiAddress: values.API_ADDRESS,
    webAddress: values.WEB_ADDRESS,
    /** Origins whose pages may call the API; undefined allows every localhost origin. */
    allowedOrigins: values.ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim().replace(/\/+$/, '')),
    /** Proxies (also ranges) whose `X-Forwarded-For` is trusted; undefined: the address is that of the connection. */
    trustedProxies: values.TRUSTED_PROXIES,
    dataFolder: resolve(values.DATA_FOLDER),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Posted to instead of https://hooks.slack.com, the path being the same; it may stand inside the network and speak plain http. */
    slackRelay: values.SLACK_RELAY,
    /** `host:port` of receivers of webhooks inside the network; they may speak plain http. */
    webhookHosts: withPorts(values.WEBHOOK_ALLOW),
    /** Encrypts keys at rest and signs addresses; undefined means a key file in the data folder. */
    appSecret: values.APP_SECRET,
    /** Undefined: files are kept in the data folder. */
    s3: storageSettings(values),
    /** Days that screenshots and recordings of finished runs are kept for; 0: for ever. */
    mediaRetentionDays: values.MEDIA_RETENTION_DAYS,
    /** Days that events of the audit log are stored for; 0: for ever. */
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    chromePath: values.CHROME_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY,
    /** Test runs, and simulations, that a company has at work at once, in all workers together; undefined: as many as there is room for. */
    companyConcurrency: values.COMPANY_CONCURRENCY,
    browsers: browserSettings(values),
    live: liveSettings(values),
    /** Undefined: no mails for test runs are received. */
    inbox: inboxSettings(values),
    /** Undefined: the product does without a model. */
    ai: aiSettings(values),
    /** For a translation or a generated test; what takes longer is given up. */
    aiTimeoutSeconds: values.AI_TIMEOUT_SECONDS,
    /** How far the model may go when it carries steps out. */
    agent: agentSettings(values),
    /** How far it may go when it writes a test. */
    writing: writingLimits(values),
    /** Undefined: GitHub is not set up. */
    github: githubSettings(values),
    /** `host:port` of identity providers inside the network. */
    ssoHosts: withPorts(values.SSO_ALLOW),
    /** Undefined: nothing is traced. */
    tracing: tracingSettings(values),
    /** Undefined: no metrics are exposed. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** How long the services of a process may take to close. By default, anyone who sent the signal has to wait for ten seconds at least. */
    stopTimeoutSeconds: values.STOP_TIMEOUT_SECONDS,
    logLevel: values.LOG_LEVEL as string,
  };
}
