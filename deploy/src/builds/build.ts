import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseManifest } from 'shared/registry';
import { DeployError } from '../errors.ts';
import type { Entry, AppName } from '../registry/stored-registry.ts';

/** A built package, read into memory: a few hundred kB. */
export interface Build {
  app: AppName;
  /** Its entry in the registry, without the address. */
  entry: Omit<Entry, 'address'>;
  /** Its folder in a target; ends with a slash. */
  folder: string;
  /** By name, relative to the folder. */
  files: Map<string, Buffer>;
}

/**
 * Reads the build in a `dist` folder and verifies its files.
 * @throws DeployError
 */
export async function readBuild(app: AppName, dist: string, commit: string | null): Promise<Build> {
  const files = await readFiles(dist);
  const descriptionFile = app === 'host' ? 'build.json' : 'manifest.json';
  const text = files.get(descriptionFile);
  if (!text) throw new DeployError(`${dist} contains no build: ${descriptionFile} is missing. Omit --built.`);
  const entry = app === 'host' ? readHost(text, dist) : readRemote(app, text, dist);
  for (const [name, digest] of Object.entries(entry.integrity ?? {}))
    if (digestOf(files.get(name)) !== digest)
      throw new DeployError(`${join(dist, name)} is not the built file. Build again.`);
  return { app, entry: { ...entry, commit }, folder: `${app}/${entry.version}-${entry.build}/`, files };
}

/** The digest for subresource integrity. */
export function digestOf(content: Buffer | undefined): string | undefined {
  return content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

type Description = Omit<Entry, 'address' | 'commit'> & { integrity?: Record<string, string> };

function readRemote(app: Exclude<AppName, 'host'>, text: Buffer, dist: string): Description {
  try {
    return parseManifest(JSON.parse(text.toString()), app, join(dist, 'manifest.json'));
  } catch (error) {
    throw new DeployError((error as Error).message);
  }
}

function readHost(text: Buffer, dist: string): Description {
  const { build, version, contract } = JSON.parse(text.toString()) as Partial<Entry>;
  if (typeof build !== 'string' || typeof version !== 'string' || typeof contract !== 'number')
    throw new DeployError(`${join(dist, 'build.json')} lacks build, version or contract.`);
  return { build, version, contract };
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(dist, '/').length))
    .map((name) => name.replaceAll('\\', '/'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name))] as const)),
  );
}
