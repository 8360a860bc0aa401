import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRemoteApp } from '../../server/src/web/remote-app.ts';
import { parseManifest, REMOTE_NAMES } from '../../shared/src/registry/index.ts';
import { serveDevelopment } from '../../shared/tooling/development/file-server.mjs';
import { root } from '../lib/project.mjs';

/**
 * Serves the remotes, each from an origin of its own: those in development as they are edited, the others as they were built.
 * @param {{ ports: Record<string, number>, edited: Record<string, { folder: string, channel: object }> }} options
 *   `edited` by the names of remotes; a port of 0 is any free one
 * @returns {Promise<Record<string, { folder: string, origin: string }>>}
 */
export async function serveParts({ ports, edited }) {
  const serve = async (name) => {
    const development = edited[name];
    const folder = development?.folder ?? join(root, `remote-${name}`, 'dist');
    const port = development
      ? await serveEdited(development, ports[name])
      : await serveBuilt(folder, ports[name]);
    return [name, { folder, origin: `http://localhost:${port}` }];
  };
  return Object.fromEntries(await Promise.all(REMOTE_NAMES.map(serve)));
}

/** The registry of the moment: what stands in the folders of the parts. */
export async function readParts(parts) {
  const read = async ([name, { folder, origin }]) => {
    const path = join(folder, 'manifest.json');
    const manifest = parseManifest(JSON.parse(await readFile(path, 'utf8')), name, path);
    return [name, { ...manifest, address: `${origin}/`, commit: null }];
  };
  return { host: null, remotes: Object.fromEntries(await Promise.all(Object.entries(parts).map(read))) };
}

async function serveEdited({ folder, channel }, port) {
  const server = await serveDevelopment({ port, folders: { '/': folder }, channels: { '/hot': channel } });
  return server.port;
}

async function serveBuilt(folder, port) {
  const app = await createRemoteApp(folder, true);
  await app.listen({ port, host: 'localhost' });
  return app.server.address().port;
}
