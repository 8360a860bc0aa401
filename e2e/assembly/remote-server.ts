import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteManifest, RemoteName } from 'shared/registry';

/** What can be wrong with the server of a remote, or with what it serves. */
export const FAILURES = [
  'refused',
  'unavailable',
  'silent',
  'html',
  'cut entry',
  'altered entry',
  'no entry',
  'no inner chunk',
  'altered inner chunk',
] as const;
export type Failure = (typeof FAILURES)[number];

const packages = join(import.meta.dirname, '../..');

/** Serves the build of one remote from an origin of its own, as badly as a test wants. */
export class RemoteServer {
  failure: Failure | null = null;
  readonly #server: Server;
  /** Addresses that were asked for. */
  readonly requests: string[] = [];
  #port = 0;
  /** Replaces the files of the build, by name. */
  readonly changes = new Map<string, string>();
  readonly name: RemoteName;
  readonly #folder: string;

  /** `folder`: where the build is; that of the package by default. */
  constructor(name: RemoteName, folder = join(packages, `remote-${name}`, 'dist')) {
    this.name = name;
    this.#folder = folder;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(404, HEADERS).end());
    });
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Makes the server fail, or repairs it (null). */
  async setFailure(failure: Failure | null): Promise<void> {
    if (this.failure === 'refused') await this.start();
    if (failure === 'refused') await this.stop();
    this.#server.closeAllConnections();
    this.failure = failure;
  }

  /** Serves what another build would be: the same code, but for a visible text. */
  async rewrite(text: string, replacement: string): Promise<void> {
    for (const file of Object.keys((await this.manifest()).integrity))
      this.changes.set(file, (await this.#read(file)).replaceAll(text, replacement));
  }

  /** Serves what a later build would be: other code, whose visible text differs, under the address `<origin>/next/`. */
  async deployNext(text: string, replacement: string): Promise<RemoteManifest> {
    const { build, integrity, ...manifest } = await this.manifest();
    const next = `${build.slice(0, -1)}${build.endsWith('0') ? '1' : '0'}`;
    const digests: Record<string, string> = {};
    for (const file of Object.keys(integrity)) {
      const content = (await this.#read(file)).replaceAll(build, next).replaceAll(text, replacement);
      this.changes.set(`next/${file}`, content);
      digests[file] = digest(content);
    }
    return { ...manifest, build: next, integrity: digests };
  }

  /** What the build says of itself, with the digests of what is served where that was changed on purpose. */
  async manifest(): Promise<RemoteManifest> {
    const manifest = JSON.parse(await this.#read('manifest.json')) as RemoteManifest;
    for (const [file, content] of this.changes) manifest.integrity[file] = digest(content);
    return manifest;
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = new URL(url, this.origin).pathname.slice(1);
    this.requests.push(url);
    const isEntry = file.startsWith('remoteEntry.');
    const content =
      file === 'manifest.json' ? JSON.stringify(await this.manifest()) : await this.#content(file);
    const send = (status: number, text: string, type = 'text/javascript') =>
      response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(text);
    if (this.failure === 'unavailable') send(503, 'Service Unavailable', 'text/plain');
    else if (this.failure === 'silent') response.on('error', () => null);
    else if (this.failure === 'html') send(200, '<!doctype html><title>Sorry</title>', 'text/html');
    else if (this.failure === 'cut entry' && isEntry) send(200, content.slice(0, content.length / 2));
    else if (this.failure === 'altered entry' && isEntry) send(200, content + ALTERATION);
    else if (this.failure === 'altered inner chunk' && !isEntry) send(200, content + ALTERATION);
    else if (this.failure === 'no entry' && isEntry) send(404, 'Not found', 'text/plain');
    else if (this.failure === 'no inner chunk' && !isEntry) send(404, 'Not found', 'text/plain');
    else send(200, content, file.endsWith('.json') ? 'application/json' : 'text/javascript');
  }

  async #content(file: string): Promise<string> {
    return this.changes.get(file) ?? (await this.#read(file));
  }

  #read(file: string): Promise<string> {
    return readFile(join(this.#folder, file), 'utf8');
  }
}

const ALTERATION = ';globalThis.wasAltered=true;';
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

function digest(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
