import { z } from 'zod';
import type { Environments } from '../../web/documents.ts';

const address = z.url({ protocol: /^https?$/ });
/** `https://host`, with `*.` before the host or `:*` for any port. Anything else could widen the content security policy. */
const origin = z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i, 'must be an origin');

const schema = z.record(
  z.string(),
  z.object({
    name: z.string().min(1),
    apiAddress: address,
    isStaging: z.boolean(),
    contactAddress: z.string().min(1),
    documentationAddress: address.nullable(),
    demoAddress: address.optional(),
    githubAppAddress: address.optional(),
    remoteOrigins: z.array(origin),
    previewOrigins: z.array(origin),
    fileOrigins: z.array(origin).optional(),
    loadTimeoutMs: z.int().positive().optional(),
  }),
);

/** Checks `environments.json`. @throws an Error that names what is wrong with it */
export function parseEnvironments(document: unknown): Environments {
  const parsed = schema.safeParse(document);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`environments.json is wrong. ${problems.join('; ')}.`);
}
