import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  parseManifest,
  REMOTE_NAMES,
  type RegistryFile,
  type Release,
  type RemoteName,
} from 'shared/registry';

/**
 * The registry of a product that is served from the packages of this repository: whatever was built last.
 * @param origins where each remote's `dist` folder is served
 */
export async function localRegistry(
  packagesFolder: string,
  origins: Record<RemoteName, string>,
): Promise<RegistryFile> {
  const readJson = async (path: string) =>
    JSON.parse(await readFile(join(packagesFolder, path), 'utf8')) as unknown;
  const release = async (name: RemoteName): Promise<[RemoteName, Release]> => {
    const path = `remote-${name}/dist/manifest.json`;
    const manifest = parseManifest(await readJson(path), name, path);
    return [name, { ...manifest, address: `${origins[name]}/`, commit: null }];
  };
  const remotes = Object.fromEntries(await Promise.all(REMOTE_NAMES.map(release))) as RegistryFile['remotes'];
  return { host: (await readJson('host/dist/build.json')) as RegistryFile['host'], remotes };
}
