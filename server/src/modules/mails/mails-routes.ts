import { MAIL_CONTENT_POLICY } from 'shared/constants';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { MailsService } from './mails-service.ts';

export function mailsRoutes(app: Routes, mails: MailsService): void {
  addEndpoint(app, 'GET /test_run/:id/mails', async ({ caller, params }) => ({
    mails: await mails.list(caller.companyId, params.id),
  }));
}

/**
 * GET /mails/:id/page: what a company was sent, as the dashboard frames it. Its signature is the permission: a frame sends no token.
 * The policy lets nothing of it run or load, wherever it is opened.
 */
export function mailPageRoute(app: Routes, mails: MailsService, config: Config): void {
  const policy = `${MAIL_CONTENT_POLICY}; frame-ancestors ${framesOf(config).join(' ')}`;
  const schema = {
    hide: true,
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    querystring: z.record(z.string(), z.string()),
  };
  app.get('/mails/:id/page', { schema }, async ({ params, query }, reply) => {
    const page = await mails.page(params.id, query);
    reply.removeHeader('x-frame-options');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      .send(page);
  });
}

/** The origins of the dashboard. */
function framesOf({ webAddress, allowedOrigins }: Config): string[] {
  return [webAddress, ...(allowedOrigins ?? ['http://localhost:*', 'http://127.0.0.1:*'])];
}
