import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { remoteAt, type Area, type RegistryFile } from 'shared/registry';
import { endIdleConnections } from '../platform/http/end-idle-connections.ts';
import type { Log } from '../platform/log.ts';
import { contentPolicy } from './content-policy.ts';
import type { Environments } from './documents.ts';
import { compress } from './compress.ts';
import { renderPage, styleDigests } from './page.ts';
import { remotePreloads } from './remote-preloads.ts';
import { serveFiles } from './static-files.ts';

const UNAVAILABLE =
  'Steplight cannot be shown at the moment: what it is made of could not be read. Please try again.';

/** Pages of share links: their address is the permission, so it must reach no other site and no search engine. */
const SHARED_PAGE = /^\/+(?:s|notification-mails)\//i;
const SHARED_PAGE_HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

export interface HostOptions {
  /** The host's built files. */
  folder: string;
  environments: Environments;
  /** What is deployed at this moment; asked for with every page. */
  readRegistry: () => Promise<RegistryFile>;
  log: Log;
}

/** The host's web server: its files, and its one page for every other address that a browser opens. */
export async function createHostApp({
  folder,
  environments,
  readRegistry,
  log,
}: HostOptions): Promise<FastifyInstance> {
  const app = fastify();
  endIdleConnections(app);
  const apis = Object.values(environments).map(({ apiAddress }) => new URL(apiAddress).origin);

  const readPage = () => readFile(join(folder, 'index.html'), 'utf8');

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
    const nonce = randomBytes(16).toString('base64');
    const [html, registry] = await Promise.all([readPage(), readRegistry()]);
    const place = placeOf(environments, request.hostname);
    const origins = place?.remoteOrigins ?? [];
    const remotes = [...origins, ...(place?.isStaging ? place.previewOrigins : [])];
    const files = place?.fileOrigins ?? [];
    void reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy({ remotes, apis, files, styles: styleDigests(html) }, nonce),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers ignore it on pages that came without encryption.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      ...(SHARED_PAGE.test(request.url) && SHARED_PAGE_HEADERS),
    });
    const documents = { 'steplight-environments': environments, 'steplight-remotes': registry };
    const preloads = remotePreloads(request.url, registry, origins);
    const area = areaOf(request.url);
    const page = renderPage(html, { area, nonce, preloads, documents });
    return compress(page, request, reply);
  }

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // Addresses that no browser makes of a link, such as `//`.
    if (error.statusCode && error.statusCode < 500)
      return reply.code(404).type('text/plain').send('Not found');
    log.error({ err: error }, 'The page could not be made');
    return reply.code(503).type('text/plain').send(UNAVAILABLE);
  });
  await serveFiles(app, folder);
  app.get('/', sendPage);
  app.get('/environments.json', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(environments),
  );
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(await readRegistry()),
  );
  app.setNotFoundHandler((request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return isNavigation ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });
  return app;
}

/** Which frame the screen of an address has: the dashboard's, or that of the forms of sign-in; null where it has neither, or that is not sure. */
function areaOf(url: string): Area | null {
  const [path = ''] = url.split('?');
  if (/^\/dashboard(\/|$)/.test(path)) return 'dashboard';
  return remoteAt(path) === 'auth' ? 'public' : null;
}

/** The environment of the host name that the page is asked for under. */
function placeOf(environments: Environments, hostname: string) {
  return Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
}
