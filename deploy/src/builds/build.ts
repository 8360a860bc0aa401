import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseManifest } from 'shared/registry';
import { DeployError } from '../failure.ts';
import type { Entry, PartName } from '../registry/document.ts';

/** A built package, read into memory: a few hundred kB. */
export interface Build {
  part: PartName;
  /** What the registry will hold of it, but for where it is. */
  entry: Omit<Entry, 'address'>;
  /** The folder of this build, below a target's root; ends with a slash. */
  folder: string;
  /** By name, relative to the folder. */
  files: Map<string, Buffer>;
}

/**
 * Reads what a package's build left in its `dist` folder, and makes sure that it is whole.
 * @throws DeployError
 */
export async function readBuild(part: PartName, dist: string, commit: string | null): Promise<Build> {
  const files = await readFiles(dist);
  const description = part === 'host' ? 'build.json' : 'manifest.json';
  const text = files.get(description);
  if (!text) throw new DeployError(`${dist} holds no build: ${description} is missing. Leave out --built.`);
  const entry = part === 'host' ? readHost(text, dist) : readRemote(part, text, dist);
  for (const [name, digest] of Object.entries(entry.integrity ?? {}))
    if (digestOf(files.get(name)) !== digest)
      throw new DeployError(`${join(dist, name)} is not the file that was built. Build again.`);
  return { part, entry: { ...entry, commit }, folder: `${part}/${entry.version}-${entry.build}/`, files };
}

/** As browsers compare it with a file's content. */
export function digestOf(content: Buffer | undefined): string | undefined {
  return content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

type Described = Omit<Entry, 'address' | 'commit'> & { integrity?: Record<string, string> };

function readRemote(part: Exclude<PartName, 'host'>, text: Buffer, dist: string): Described {
  try {
    return parseManifest(JSON.parse(text.toString()), part, join(dist, 'manifest.json'));
  } catch (error) {
    throw new DeployError((error as Error).message);
  }
}

function readHost(text: Buffer, dist: string): Described {
  const { build, version, contract } = JSON.parse(text.toString()) as Partial<Entry>;
  if (typeof build !== 'string' || typeof version !== 'string' || typeof contract !== 'number')
    throw new DeployError(`${join(dist, 'build.json')} does not name its build, version and contract.`);
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
