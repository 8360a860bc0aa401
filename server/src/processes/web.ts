import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RegistryFile } from 'shared/registry';
import type { Log } from '../platform/log.ts';
import { listenOnPort } from '../platform/listen-on-port.ts';
import { parseEnvironments } from '../web/documents.ts';
import { createHostApp } from '../web/host-app.ts';
import { serveFiles } from '../web/static-files.ts';
import { runProcess, type RunningService } from './run-process.ts';
import { watchRegistry } from './web/watch-registry.ts';
import { readWebSettings, type WebSettings } from './web/settings.ts';

/** Serves the page, made of the host's files and of whatever the registry names. It needs no database. */
async function startWeb(settings: WebSettings, log: Log): Promise<RunningService[]> {
  const { registryAddress, environmentsAddress, hostFolder, remotesFolder } = settings;
  const environments = parseEnvironments(await readDocument(environmentsAddress, 'environments.json'));
  const readHost = () => readHostBuild(hostFolder);
  const host = await readHost();
  const read = () => readDocument(registryAddress, 'remotes.json');
  const registry = await watchRegistry({ read, readHost, log, interval: settings.registryInterval });
  const readRegistry = () => Promise.resolve(registry.current());
  const app = await createHostApp({ folder: hostFolder, environments, readRegistry, log });
  app.get('/healthz', (_request, reply) => {
    const health = registry.health();
    void reply.code(health.status === 'missing' ? 503 : 200).header('Cache-Control', 'no-store');
    return reply.send({ status: health.status, registry: health });
  });
  if (remotesFolder !== undefined)
    await app.register((scope) => serveFiles(scope, remotesFolder, '/remotes/'));
  try {
    const { port, host } = settings;
    await listenOnPort({ port, setting: 'WEB_PORT' }, () => app.listen({ port, host }));
  } catch (error) {
    await Promise.all([app.close(), registry.close()]);
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, host, registryAddress, environments: Object.keys(environments) }, 'The page is served');
  return [{ close: () => app.close() }, registry];
}

async function readHostBuild(folder: string): Promise<RegistryFile['host']> {
  try {
    return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as RegistryFile['host'];
  } catch (error) {
    throw new Error(`HOST_FOLDER: ${folder} holds no build of the host.`, { cause: error });
  }
}

/** Milliseconds after which a server that is silent counts as failed. */
const TIMEOUT = 4000;

/**
 * A JSON document from a file or an address; of a folder (an address that ends with a slash), the file of that name in it.
 * Rejects with a sentence that names the place.
 */
async function readDocument(place: string, name: string): Promise<unknown> {
  try {
    const text = /^https?:/.test(place) ? await readAddress(place, name) : await readPath(place, name);
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`${name} could not be read from ${place}: ${reason}`, { cause: error });
  }
}

async function readAddress(address: string, name: string): Promise<string> {
  const full = address.endsWith('/') ? address + name : address;
  const response = await fetch(full, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.text();
}

async function readPath(path: string, name: string): Promise<string> {
  const isFolder = (await stat(path)).isDirectory();
  return readFile(isFolder ? join(path, name) : path, 'utf8');
}

await runProcess(({ log }) => startWeb(readWebSettings(process.env), log));
