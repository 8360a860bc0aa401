import { resolve } from 'node:path';
import { z } from 'zod';

const repositoryFolder = resolve(import.meta.dirname, '../../../..');

const placeSchema = z
  .string({ error: 'must name a folder, a file, or an address that begins with https:// or http://' })
  .min(1)
  .transform((place) => (/^https?:/.test(place) ? place : resolve(place)));

const variables = z.object({
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WEB_HOST: z.string().min(1).default('localhost'),
  REGISTRY_ADDRESS: placeSchema,
  REGISTRY_SECONDS: z.coerce.number().min(0.1).max(3600).default(3),
  ENVIRONMENTS_ADDRESS: placeSchema,
  HOST_FOLDER: z.string().min(1).default(resolve(repositoryFolder, 'host/dist')),
  REMOTES_FOLDER: z.string().min(1).optional(),
});

/** What the server of the page has to know. */
export interface WebSettings {
  port: number;
  /** The interface that it listens on: `localhost`, `0.0.0.0`, `::`. */
  host: string;
  /** Where `remotes.json` is: a folder, a file, or an address. */
  registryAddress: string;
  /** Milliseconds between two looks at it: how long a deployment takes to reach people, at most. */
  registryInterval: number;
  /** Where `environments.json` is. */
  environmentsAddress: string;
  /** The host's built files. */
  hostFolder: string;
  /** Builds of the remotes, served below `/remotes/`; undefined: another server serves them. */
  remotesFolder: string | undefined;
}

/** @throws an Error that names every variable at error */
export function readWebSettings(environment: NodeJS.ProcessEnv): WebSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.WEB_PORT,
    host: values.WEB_HOST,
    registryAddress: values.REGISTRY_ADDRESS,
    registryInterval: values.REGISTRY_SECONDS * 1000,
    environmentsAddress: values.ENVIRONMENTS_ADDRESS,
    hostFolder: resolve(values.HOST_FOLDER),
    remotesFolder: values.REMOTES_FOLDER && resolve(values.REMOTES_FOLDER),
  };
}
