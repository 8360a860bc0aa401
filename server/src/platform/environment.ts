import { resolve } from 'node:path';
import { API_PORT } from 'shared/constants';
import { z } from 'zod';
import { agentVariables } from './settings/agent-settings.ts';
import { aiVariables } from './settings/ai-settings.ts';
import { allowedHostsSchema } from './settings/allowed-hosts.ts';
import { browserVariables } from './settings/browser-settings.ts';
import { githubVariables } from './settings/github-settings.ts';
import { inboxVariables } from './settings/inbox-settings.ts';
import { liveVariables } from './settings/live-settings.ts';
import { addressSchema, portSchema } from './settings/schemas.ts';
import { storageVariables } from './settings/storage-settings.ts';
import { tracingVariables } from './settings/tracing-settings.ts';
import { proxiesSchema } from './settings/trusted-proxies.ts';

const repositoryFolder = resolve(import.meta.dirname, '../../..');

const databaseUrlSchema = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** Every variable that the server reads. */
export const environmentSchema = z.object({
  DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_OWNER_URL: databaseUrlSchema.optional(),
  DATABASE_LISTEN_URL: databaseUrlSchema.optional(),
  API_PORT: portSchema.default(API_PORT),
  API_HOST: z.string().min(1).default('localhost'),
  API_ADDRESS: addressSchema.optional(),
  WEB_ADDRESS: addressSchema.default('http://localhost:3000'),
  ALLOWED_ORIGINS: z.string().optional(),
  TRUSTED_PROXIES: proxiesSchema.optional(),
  DATA_FOLDER: z.string().min(1).default(resolve(repositoryFolder, '.steplight')),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Steplight <no-reply@steplight.local>'),
  SLACK_RELAY: addressSchema.optional(),
  WEBHOOK_ALLOW: allowedHostsSchema('hooks.internal or localhost:8080'),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  ...storageVariables,
  MEDIA_RETENTION_DAYS: z.coerce.number().int().min(0).max(36_500).default(30),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .max(36_500)
    .refine((days) => days === 0 || days >= 30, 'must be 0 (for ever) or at least 30')
    .default(365),
  CHROME_PATH: z.string().min(1).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(3),
  COMPANY_CONCURRENCY: z.coerce.number().int().min(1).optional(),
  ...browserVariables,
  ...liveVariables,
  ...inboxVariables,
  ...aiVariables,
  ...agentVariables,
  ...githubVariables,
  SSO_ALLOW: allowedHostsSchema('keycloak.internal or localhost:8080'),
  ...tracingVariables,
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  STOP_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(9),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
