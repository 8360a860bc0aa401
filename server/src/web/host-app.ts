import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { RegistryDocument } from 'shared/registry';
import type { Log } from '../platform/log.ts';
import { contentPolicy } from './content-policy.ts';
import type { EnvironmentsDocument } from './documents.ts';
import { renderPage } from './page.ts';
import { serveFiles } from './static-files.ts';

const UNAVAILABLE =
  'Steplight cannot be shown at the moment: what it is made of could not be read. Please try again.';

export interface HostOptions {
  /** The host's built files. */
  folder: string;
  environments: EnvironmentsDocument;
  /** What is deployed at this moment; asked for with every page. */
  readRegistry: () => Promise<RegistryDocument>;
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
  const apis = Object.values(environments).map(({ apiAddress }) => new URL(apiAddress).origin);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const nonce = randomBytes(16).toString('base64');
    const registry = await readRegistry();
    const remotes = scriptOrigins(environments, request.hostname);
    void reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy({ remotes, apis }, nonce),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    const documents = { 'steplight-environments': environments, 'steplight-remotes': registry };
    return renderPage(await readFile(join(folder, 'index.html'), 'utf8'), nonce, documents);
  }

  app.setErrorHandler((error, _request, reply) => {
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

/** Where the page that is served under this host name may take parts from. */
function scriptOrigins(environments: EnvironmentsDocument, hostname: string): string[] {
  const place = Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
  return [...(place?.partOrigins ?? []), ...(place?.isStaging ? place.previewOrigins : [])];
}
