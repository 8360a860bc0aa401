import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { API_PORT } from 'shared/constants';
import { z } from 'zod';
import { agentEnvironment, agentSettings, type AgentSettings } from './agent-settings.ts';
import { browserSettings, browserVariables, type BrowserSettings } from './browser-settings.ts';
import { githubSettings, readPrivateKey, type GithubSettings } from './github-settings.ts';
import { storageSettings, storageVariables, type S3Settings } from './storage-settings.ts';

const repositoryFolder = resolve(import.meta.dirname, '../../..');

const portSchema = z.coerce.number().int().min(0).max(65_535);
const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be a full address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** A language model, and how it is reached. */
export interface AiSettings {
  provider: (typeof AI_PROVIDERS)[number];
  /** As its vendor or server names it. */
  model: string;
  apiKey: string | undefined;
  /** Undefined: the vendor's own address. */
  baseUrl: string | undefined;
}

/** Where traces go, and of how many. */
export interface TracingSettings {
  endpoint: string;
  /** Of the traces that begin here; one that a caller has begun is kept where the caller keeps it. */
  share: number;
}

const privateKeySchema = z.string().transform((text, context) => {
  const pem = readPrivateKey(text);
  if (pem === undefined)
    context.addIssue('must be the PEM text of a private RSA key, or that text in base64');
  return pem ?? '';
});

/** Every variable that the server reads. */
export const environmentSchema = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  API_PORT: portSchema.default(API_PORT),
  API_HOST: z.string().min(1).default('localhost'),
  API_ADDRESS: addressSchema.optional(),
  WEB_ADDRESS: addressSchema.default('http://localhost:3000'),
  ALLOWED_ORIGINS: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => proxies.every(isProxy), 'must list addresses, ranges like 10.0.0.0/8, or loopback')
    .optional(),
  DATA_FOLDER: z.string().min(1).default(resolve(repositoryFolder, '.steplight')),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Steplight <no-reply@steplight.local>'),
  SLACK_RELAY: addressSchema.optional(),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  ...storageVariables,
  MEDIA_RETENTION_DAYS: z.coerce.number().int().min(0).max(36_500).default(30),
  CHROME_PATH: z.string().min(1).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(3),
  COMPANY_CONCURRENCY: z.coerce.number().int().min(1).optional(),
  ...browserVariables,
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: addressSchema.optional(),
  ...agentEnvironment,
  GITHUB_API_URL: addressSchema.default('https://api.github.com'),
  GITHUB_WEB_URL: addressSchema.default('https://github.com'),
  GITHUB_APP_ID: z.coerce.number().int().min(1).optional(),
  GITHUB_APP_SLUG: z
    .string()
    .regex(/^[\w-]+$/, "must be the last part of the App's address")
    .optional(),
  GITHUB_APP_PRIVATE_KEY: privateKeySchema.optional(),
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSchema.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Everything that the environment decides, checked once at start. Addresses carry no trailing slash. */
export interface Config {
  /** Undefined where the embedded database is used. */
  databaseUrl: string | undefined;
  apiPort: number;
  /** The interface that the API listens on: `localhost`, `0.0.0.0`, `::`. */
  apiHost: string;
  /** Where browsers reach the API; undefined means `http://localhost:<the port it listens on>`. */
  apiAddress: string | undefined;
  webAddress: string;
  /** Origins whose pages may call the API; undefined allows every localhost origin. */
  allowedOrigins: string[] | undefined;
  /** Proxies whose word about a caller's address is taken (ranges too); undefined: the connection tells the address. */
  trustedProxies: string[] | undefined;
  dataFolder: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Posted to instead of https://hooks.slack.com, the path being the same; it may stand inside the network and speak plain http. */
  slackRelay: string | undefined;
  /** Encrypts keys at rest and signs addresses; undefined means a key file in the data folder. */
  appSecret: string | undefined;
  /** Undefined: files are kept in the data folder. */
  s3: S3Settings | undefined;
  /** Days that screenshots and recordings of finished runs are kept for; 0: for ever. */
  mediaRetentionDays: number;
  chromePath: string | undefined;
  workerConcurrency: number;
  /** Test runs, and simulations, that a company has at work at once, in all workers together; undefined: as many as there is room for. */
  companyConcurrency: number | undefined;
  browsers: BrowserSettings;
  /** Undefined: the product does without a model. */
  ai: AiSettings | undefined;
  /** How far the model may go when it carries steps out. */
  agent: AgentSettings;
  /** Undefined: GitHub is not set up. */
  github: GithubSettings | undefined;
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined;
  /** Undefined: nothing is told to Prometheus. */
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: string;
}

/** Reads the environment. Throws an error whose message names every variable at fault. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${faults.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL,
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
    appSecret: values.APP_SECRET,
    s3: storageSettings(values),
    mediaRetentionDays: values.MEDIA_RETENTION_DAYS,
    chromePath: values.CHROME_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY,
    companyConcurrency: values.COMPANY_CONCURRENCY,
    browsers: browserSettings(values),
    ai: aiSettings(values),
    agent: agentSettings(values),
    github: githubSettings(values),
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    logLevel: values.LOG_LEVEL,
  };
}

function aiSettings(values: z.infer<typeof environmentSchema>): AiSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
  if (provider === undefined && model === undefined) return undefined;
  if (provider === undefined || model === undefined)
    throw new Error('The configuration is wrong. AI_PROVIDER and AI_MODEL: set both, or neither.');
  if (provider === 'openai-compatible' && baseUrl === undefined)
    throw new Error(
      'The configuration is wrong. AI_BASE_URL: name the address of the openai-compatible server.',
    );
  if (provider !== 'openai-compatible' && apiKey === undefined)
    throw new Error(`The configuration is wrong. AI_API_KEY: ${provider} needs a key.`);
  return { provider, model, apiKey, baseUrl };
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return text === 'loopback' || (isIP(address) > 0 && isRange && rest.length === 0);
}
