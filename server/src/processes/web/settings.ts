import { resolve } from 'node:path';
import { z } from 'zod';
import { portSchema, readVariables } from '../../platform/settings/schemas.ts';

const repositoryFolder = resolve(import.meta.dirname, '../../../..');

const placeSchema = z
  .string({ error: 'must name a folder, a file, or an address that begins with https:// or http://' })
  .min(1)
  .transform((place) => (/^https?:/.test(place) ? place : resolve(place)));

const variables = z.object({
  WEB_PORT: portSchema.default(3000),
  WEB_HOST: z.string().min(1).default('localhost'),
  REGISTRY_ADDRESS: placeSchema,
  REGISTRY_SECONDS: z.coerce.number().min(0.1).max(3600).default(3),
  ENVIRONMENTS_ADDRESS: placeSchema,
  HOST_FOLDER: z.string().min(1).default(resolve(repositoryFolder, 'host/dist')),
  REMOTES_FOLDER: z.string().min(1).optional(),
});

/** What the server of the page has to know. */
export type WebSettings = ReturnType<typeof readWebSettings>;

/** @throws an Error that names every variable at error */
export function readWebSettings(environment: NodeJS.ProcessEnv) {
  const values = readVariables(variables, environment);
  return {
    port: values.WEB_PORT,
    /** The interface that it listens on: `localhost`, `0.0.0.0`, `::`. */
    host: values.WEB_HOST,
    /** Where `remotes.json` is: a folder, a file, or an address. */
    registryAddress: values.REGISTRY_ADDRESS,
    /** Milliseconds between two looks at it: how long a deployment takes to reach people, at most. */
    registryInterval: values.REGISTRY_SECONDS * 1000,
    /** Where `environments.json` is. */
    environmentsAddress: values.ENVIRONMENTS_ADDRESS,
    /** The host's built files. */
    hostFolder: resolve(values.HOST_FOLDER),
    /** Builds of the remotes, served below `/remotes/`; undefined: another server serves them. */
    remotesFolder: values.REMOTES_FOLDER && resolve(values.REMOTES_FOLDER),
  };
}
