import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { acceptForms } from './form.ts';
import {
  addAccountRoutes,
  addCartRoutes,
  addCheckoutRoutes,
  addNewsletterRoutes,
  addShopRoutes,
} from './routes.ts';
import { createShopMailer } from './mail/shop-mailer.ts';
import { addSignUpRoutes } from './sign-up.ts';
import { addOffersRoutes } from './offers-routes.ts';
import { addOrderFileRoutes } from './order-files.ts';
import { createVisitors } from './visitors.ts';

const COOKIE = 'lumen_visitor';
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The demo shop: pages rendered on the server, one small script, everything a visitor does kept in memory and apart from all others. `smtpUrl` takes its mails. */
export async function createShop(smtpUrl?: string): Promise<FastifyInstance> {
  const styles = await readFile(join(import.meta.dirname, 'shop.css'), 'utf8');
  const visitors = createVisitors();
  const send = createShopMailer(smtpUrl);
  const app = Fastify();
  acceptForms(app);
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = visitors.find(visitorId(request));
    reply.header('set-cookie', `${COOKIE}=${request.visitor.id}; Path=/; HttpOnly; SameSite=Lax`);
    reply.header('content-security-policy', CONTENT_POLICY);
    reply.header('cache-control', 'no-store');
    reply.type('text/html; charset=utf-8');
  });
  app.get('/shop.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  addShopRoutes(app);
  addCartRoutes(app);
  addCheckoutRoutes(app, send);
  addSignUpRoutes(app, send);
  addAccountRoutes(app);
  addNewsletterRoutes(app);
  addOffersRoutes(app);
  addOrderFileRoutes(app);
  return app;
}

/** Serves the demo shop on this machine; port 0: on any free one. Rejects with EADDRINUSE if the port is taken. */
export async function startShop(
  port: number,
  smtpUrl?: string,
): Promise<{ address: string; close(): Promise<void> }> {
  const app = await createShop(smtpUrl);
  await app.listen({ port, host: 'localhost' });
  const bound = app.server.address() as AddressInfo;
  return { address: `http://localhost:${bound.port}`, close: () => app.close() };
}

function visitorId(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
