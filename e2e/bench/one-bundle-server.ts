import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { REMOTE_NAMES } from 'shared/registry';
import { listen, type Site } from 'test-support';
import { localEnvironments } from '../../server/src/web/documents.ts';
import { renderPage } from '../../server/src/web/page.ts';
import { apiAddress } from '../support/addresses.ts';

const ORIGIN = 'http://one-bundle';
const TYPES: Record<string, string> = { js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Serves the product as one bundle, as the composed page is served: scripts and page as brotli, environments in the page. */
export async function serveOneBundle(folder: string): Promise<Site> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const documents = {
    'steplight-environments': localEnvironments(apiAddress, [ORIGIN]),
    'steplight-remotes': { host: null, remotes: Object.fromEntries(REMOTE_NAMES.map(nominalRelease)) },
  };
  const page = brotliCompressSync(renderPage(html, { area: null, nonce: '', preloads: [], documents }));
  return listen((request, response) => {
    const name = new URL(request.url ?? '/', ORIGIN).pathname.slice(1);
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (!type || name.includes('/')) send(response, page, 'text/html; charset=utf-8', true);
    else sendFile(response, join(folder, name), type).catch(() => response.writeHead(404).end());
  }, 'localhost');
}

async function sendFile(response: ServerResponse, path: string, type: string): Promise<void> {
  const isScript = type === TYPES['js'];
  send(response, await readFile(isScript ? `${path}.br` : path), type, isScript);
}

function send(response: ServerResponse, body: Buffer, type: string, isBrotli: boolean): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ...(isBrotli && { 'Content-Encoding': 'br' }),
  });
  response.end(body);
}

/** Enough of a release for the host to ask for the part; the one bundle holds it already. */
function nominalRelease(name: string): [string, object] {
  const integrity = { 'part.js': `sha384-${'A'.repeat(64)}` };
  const build = { version: '1', build: '1', contract: 1, entry: 'part.js', integrity };
  return [name, { name, container: name, address: `${ORIGIN}/`, commit: null, ...build }];
}
