import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import type { EnvironmentsDocument, RemotesDocument } from './documents.ts';
import { renderPage } from './page.ts';
import { serveFiles } from './static-files.ts';

export interface HostOptions {
  /** The host's built files. */
  folder: string;
  environments: EnvironmentsDocument;
  remotes: RemotesDocument;
}

/** The host's web server: its files, and its one page for every other address that a browser opens. */
export async function createHostApp({
  folder,
  environments,
  remotes,
}: HostOptions): Promise<FastifyInstance> {
  const app = fastify();
  const sources = {
    remotes: Object.values(remotes.remotes).map(({ manifest }) => new URL(manifest).origin),
    apis: Object.values(environments).map(({ apiAddress }) => new URL(apiAddress).origin),
  };
  const documents = { 'steplight-environments': environments, 'steplight-remotes': remotes };

  async function sendPage(reply: FastifyReply): Promise<string> {
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy(sources, nonce),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    return renderPage(await readFile(join(folder, 'index.html'), 'utf8'), nonce, documents);
  }

  await serveFiles(app, folder);
  app.get('/', (_request, reply) => sendPage(reply));
  for (const [address, document] of [
    ['/environments.json', environments],
    ['/remotes.json', remotes],
  ] as const)
    app.get(address, (_request, reply) => reply.header('Cache-Control', 'no-cache').send(document));
  app.setNotFoundHandler((request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return isNavigation ? sendPage(reply) : reply.code(404).type('text/plain').send('Not found');
  });
  return app;
}
