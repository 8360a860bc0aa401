import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRemoteApp } from '../../server/src/web/remote-app.ts';
import { parseManifest, REMOTE_NAMES } from '../../shared/src/contract/registry/index.ts';
import { serveDevelopment } from '../../shared/tooling/development/file-server.mjs';
import { root } from '../lib/project.mjs';

/**
 * Serves each remote from its own origin: watched remotes from their development build, the others from their `dist`.
 * @param {{ ports: Record<string, number>, watched: Record<string, { folder: string, channel: object }> }} options
 *   `watched` by remote name; port 0 takes any free port
 * @returns {Promise<Record<string, { folder: string, origin: string }>>}
 */
export async function serveRemotes({ ports, watched }) {
  const serve = async (name) => {
    const development = watched[name];
    const folder = development?.folder ?? join(root, `remote-${name}`, 'dist');
    const port = development
      ? await serveWatched(development, ports[name])
      : await serveBuilt(folder, ports[name]);
    return [name, { folder, origin: `http://localhost:${port}` }];
  };
  return Object.fromEntries(await Promise.all(REMOTE_NAMES.map(serve)));
}

/** The registry of the builds that are in the folders now. */
export async function readRegistry(remotes) {
  const read = async ([name, { folder, origin }]) => {
    const path = join(folder, 'manifest.json');
    const manifest = parseManifest(JSON.parse(await readFile(path, 'utf8')), name, path);
    return [name, { ...manifest, address: `${origin}/`, commit: null }];
  };
  return { host: null, remotes: Object.fromEntries(await Promise.all(Object.entries(remotes).map(read))) };
}

async function serveWatched({ folder, channel }, port) {
  const server = await serveDevelopment({ port, folders: { '/': folder }, channels: { '/hot': channel } });
  return server.port;
}

async function serveBuilt(folder, port) {
  const app = await createRemoteApp(folder, true);
  await app.listen({ port, host: 'localhost' });
  return app.server.address().port;
}
