import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
/** `https://host`, with `*.` before the host or `:*` for any port. Anything else could widen the content security policy. */
const origin = z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i, 'must be an origin');

const environmentsSchema = z.record(
  z.string(),
  z.object({
    name: z.string().min(1),
    apiAddress: address,
    isStaging: z.boolean(),
    contactAddress: z.string().min(1),
    documentationAddress: address.nullable(),
    /** A website to make a first test of, e.g. the demo shop; none by default. */
    demoAddress: address.optional(),
    /** The page of the GitHub App, for an API that does not name it; none by default. */
    githubAppAddress: address.optional(),
    /** Origins that deployed remotes may be loaded from, whatever the registry says. */
    remoteOrigins: z.array(origin),
    /** Origins that previews of remotes may be loaded from where `isStaging` is set; `*.` before the host, `:*` as any port. */
    previewOrigins: z.array(origin),
    /** Origins of the bucket where screenshots, recordings and attachments are kept; none where the API keeps them. */
    fileOrigins: z.array(origin).optional(),
    /** Milliseconds that a server has to deliver one file of the page or of a remote; the page's own limit by default. */
    loadTimeoutMs: z.int().positive().optional(),
  }),
);

/** `environments.json`: by host name, what the page must know about the place it is served from. */
export type Environments = z.infer<typeof environmentsSchema>;

/** Checks `environments.json`. @throws an Error that names what is wrong with it */
export function parseEnvironments(document: unknown): Environments {
  const parsed = environmentsSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`environments.json is wrong. ${problems.join('; ')}.`);
}

const LOCAL_LOAD_TIMEOUT_MS = 60_000;

/** The environments of a product that runs on the machine of the person who looks at it. */
export function localEnvironments(
  apiAddress: string,
  remoteOrigins: string[],
  demoAddress?: string,
): Environments {
  const local = {
    name: 'local',
    apiAddress,
    isStaging: true,
    contactAddress: 'privacy@steplight.example',
    documentationAddress: null,
    demoAddress,
    remoteOrigins,
    previewOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    // Everything comes from this machine: if it takes long, the machine is busy.
    loadTimeoutMs: LOCAL_LOAD_TIMEOUT_MS,
  };
  return { localhost: local, '127.0.0.1': local };
}
