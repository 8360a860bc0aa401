import { resolve } from 'node:path';
import type { WritingLimits } from 'shared/constants';
import type { ModelConnection } from './model/model-connection.ts';
import type { ModelLimits } from './model/model-limits.ts';
import { environmentSchema } from './environment.ts';
import { agentSettings, writingLimits } from './settings/agent-settings.ts';
import { aiSettings } from './settings/ai-settings.ts';
import { withPorts } from './settings/allowed-hosts.ts';
import { browserSettings, type BrowserSettings } from './settings/browser-settings.ts';
import { githubSettings, type GithubSettings } from './settings/github-settings.ts';
import { inboxSettings, type InboxSettings } from './settings/inbox-settings.ts';
import { liveSettings, type LiveSettings } from './settings/live-settings.ts';
import { storageSettings, type S3Settings } from './settings/storage-settings.ts';
import { tracingSettings, type TracingSettings } from './settings/tracing-settings.ts';

/** Everything that the environment decides, checked once at start. Addresses carry no trailing slash. */
export interface Config {
  /** Undefined where the embedded database is used. */
  databaseUrl: string | undefined;
  /** A role that owns the tables, for migrations and retention; undefined: that of `databaseUrl` does. */
  databaseOwnerUrl: string | undefined;
  /** Where changes are listened for; undefined: the database's own URL. */
  databaseListenUrl: string | undefined;
  apiPort: number;
  /** The interface that the API listens on: `localhost`, `0.0.0.0`, `::`. */
  apiHost: string;
  /** Where browsers reach the API; undefined means `http://localhost:<the port it listens on>`. */
  apiAddress: string | undefined;
  webAddress: string;
  /** Origins whose pages may call the API; undefined allows every localhost origin. */
  allowedOrigins: string[] | undefined;
  /** Proxies (also ranges) whose `X-Forwarded-For` is trusted; undefined: the address is that of the connection. */
  trustedProxies: string[] | undefined;
  dataFolder: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Posted to instead of https://hooks.slack.com, the path being the same; it may stand inside the network and speak plain http. */
  slackRelay: string | undefined;
  /** `host:port` of receivers of webhooks inside the network; they may speak plain http. */
  webhookHosts: string[];
  /** Encrypts keys at rest and signs addresses; undefined means a key file in the data folder. */
  appSecret: string | undefined;
  /** Undefined: files are kept in the data folder. */
  s3: S3Settings | undefined;
  /** Days that screenshots and recordings of finished runs are kept for; 0: for ever. */
  mediaRetentionDays: number;
  /** Days that events of the audit log are stored for; 0: for ever. */
  auditRetentionDays: number;
  chromePath: string | undefined;
  workerConcurrency: number;
  /** Test runs, and simulations, that a company has at work at once, in all workers together; undefined: as many as there is room for. */
  companyConcurrency: number | undefined;
  browsers: BrowserSettings;
  live: LiveSettings;
  /** Undefined: no mails for test runs are received. */
  inbox: InboxSettings | undefined;
  /** Undefined: the product does without a model. */
  ai: ModelConnection | undefined;
  /** For a translation or a generated test; what takes longer is given up. */
  aiTimeoutSeconds: number;
  /** How far the model may go when it carries steps out. */
  agent: ModelLimits;
  /** How far it may go when it writes a test. */
  writing: WritingLimits;
  /** Undefined: GitHub is not set up. */
  github: GithubSettings | undefined;
  /** `host:port` of identity providers inside the network. */
  ssoHosts: string[];
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined;
  /** Undefined: no metrics are exposed. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** How long the services of a process may take to close. By default, anyone who sent the signal has to wait for ten seconds at least. */
  stopTimeoutSeconds: number;
  logLevel: string;
}

/** Reads the environment. Throws an error whose message names every variable at error. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    apiPort: values.API_PORT,
    apiHost: values.API_HOST,
    apiAddress: values.API_ADDRESS,
    webAddress: values.WEB_ADDRESS,
    allowedOrigins: values.ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim().replace(/\/+$/, '')),
    trustedProxies: values.TRUSTED_PROXIES,
    dataFolder: resolve(values.DATA_FOLDER),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    slackRelay: values.SLACK_RELAY,
    webhookHosts: withPorts(values.WEBHOOK_ALLOW),
    appSecret: values.APP_SECRET,
    s3: storageSettings(values),
    mediaRetentionDays: values.MEDIA_RETENTION_DAYS,
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    chromePath: values.CHROME_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY,
    companyConcurrency: values.COMPANY_CONCURRENCY,
    browsers: browserSettings(values),
    live: liveSettings(values),
    inbox: inboxSettings(values),
    ai: aiSettings(values),
    aiTimeoutSeconds: values.AI_TIMEOUT_SECONDS,
    agent: agentSettings(values),
    writing: writingLimits(values),
    github: githubSettings(values),
    ssoHosts: withPorts(values.SSO_ALLOW),
    tracing: tracingSettings(values),
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    stopTimeoutSeconds: values.STOP_TIMEOUT_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}
