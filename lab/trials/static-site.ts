import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen, type Site } from 'test-support';

/** Where the first segment of a path leads to. */
export type Mounts = Record<string, string>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
};

/** The longest that `?wait=` can hold an answer back. */
const MAX_WAIT_MS = 5000;

/** Fixes a served file, by the end of its path. */
export type Repairs = Record<string, (text: string) => string>;

/**
 * Serves the files of a folder on a port of its own; `mounts` adds other folders. A page is found without its extension, and a folder's by
 * its index. `?wait=800` answers that many milliseconds later.
 */
export async function serveFolder(folder: string, mounts: Mounts = {}, repairs: Repairs = {}): Promise<Site> {
  return listen((request, response) => void answer(request, response, folder, { mounts, repairs }));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  { mounts, repairs }: { mounts: Mounts; repairs: Repairs },
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  const wait = Math.min(Number(searchParams.get('wait') ?? 0), MAX_WAIT_MS);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(normalize(decodeURIComponent(pathname))) ?? [];
  const mount = mounts[first];
  const path = mount === undefined ? join(folder, first, rest) : join(mount, rest);
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    const body = await readFile(candidate).catch(() => null);
    if (body === null) continue;
    response.writeHead(200, { 'content-type': TYPES[extname(candidate)] ?? 'application/octet-stream' });
    const repair = Object.entries(repairs).find(([end]) => candidate.endsWith(end))?.[1];
    response.end(repair ? repair(body.toString('utf8')) : body);
    return;
  }
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Not found</title><h1>Not found</h1>');
}
