import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from 'test-support';
import { createElementPaths } from './in-page/element-path.ts';
import { reportEvents, type PageEvent } from './in-page/report-events.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Functions go into the page as text, with what they use as parameters. */
const SCRIPT = `<script>(${reportEvents.toString()})((${createElementPaths.toString()})(), '/-/events')</script>`;

export interface PageSite {
  /** The same site under two names, which are foreign to each other. */
  origins: [string, string];
  /** What the pages have received, in the order of its arrival. */
  events: PageEvent[];
  close(): Promise<void>;
}

/** Folders by the beginning of the paths that they answer: `/` or `/lit/`. */
export type Folders = Record<string, string>;

/** Serves files on a port of its own, with a script in each page that reports every event. Nothing else is changed but that pages do without other servers. */
export async function servePages(folders: Folders): Promise<PageSite> {
  const events: PageEvent[] = [];
  const site = await listen((request, response) => {
    void answer(request).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });

  async function answer(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/-/events') {
      events.push(JSON.parse(await text(request)) as PageEvent);
      return { status: 204, type: 'text/plain', body: '' };
    }
    const path = await fileOf(folders, pathname);
    const body = path && (await readFile(path).catch(() => null));
    if (!path || !body) return { status: 404, type: 'text/html', body: '<title>Not found</title>' };
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return { status: 200, type, body: extname(path) === '.html' ? preparePage(body.toString()) : body };
  }

  return {
    origins: [site.address, site.address.replace('127.0.0.1', 'localhost')],
    events,
    close: () => site.close(),
  };
}

async function fileOf(folders: Folders, pathname: string): Promise<string | undefined> {
  const clean = normalize(decodeURIComponent(pathname));
  const [prefix, folder] =
    Object.entries(folders)
      .sort(([one], [other]) => other.length - one.length)
      .find(([prefix]) => clean.startsWith(prefix)) ?? [];
  if (prefix === undefined || folder === undefined) return undefined;
  const path = join(folder, clean.slice(prefix.length));
  return clean.endsWith('/') ? join(path, 'index.html') : path;
}

/** Fonts and statistics of other servers would make a page wait for a network that may not be there. */
function preparePage(html: string): string {
  const own = html.replace(/<(script|link)\b[^>]*\b(src|href)="(https?:)?\/\/[^>]*>(<\/script>)?/g, '');
  return /<head[^>]*>/i.test(own)
    ? own.replace(/<head[^>]*>/i, (head) => head + SCRIPT)
    : own.replace(/^(<!doctype[^>]*>)?/i, (doctype) => doctype + SCRIPT);
}
