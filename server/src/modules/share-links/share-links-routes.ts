import { idParamSchema } from 'shared/contract';
import { z } from 'zod';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { sendStoredFile } from '../../platform/storage/send-stored-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ShareLinksService } from './share-links-service.ts';

export function shareLinksRoutes(app: Routes, shareLinks: ShareLinksService): void {
  addEndpoint(app, 'GET /share_links', async ({ caller }) => ({
    share_links: await shareLinks.list(caller.companyId),
  }));

  addEndpoint(app, 'POST /share_links', ({ caller, body }) => shareLinks.create(caller, body));

  addEndpoint(app, 'DELETE /share_links/:id', ({ caller, params }) => shareLinks.revoke(caller, params.id));
}

const mediaParamsSchema = z.object({ token: z.string(), id: idParamSchema, '*': z.string() });

/**
 * What a share link shows, without sign-in. Screenshots and recordings come from here instead of from signed addresses, which would outlive
 * a revocation: each request checks the link.
 */
export async function sharedRoutes(
  app: Routes,
  shareLinks: ShareLinksService,
  storage: Storage,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  addEndpoint(app, 'GET /shared/:token', ({ params: { token }, ip }) =>
    shareLinks.open({ token, address: ip }),
  );

  addEndpoint(app, 'GET /shared/:token/test_runs/:id', async ({ params: { token, id }, ip }) => ({
    test_run: await shareLinks.openTestRun({ token, address: ip }, id),
  }));

  addEndpoint(app, 'POST /shared/:token/views', ({ params: { token }, ip }) =>
    shareLinks.countView({ token, address: ip }),
  );

  app.get(
    '/shared/:token/test_runs/:id/media/*',
    { schema: { hide: true, params: mediaParamsSchema } },
    async ({ params: { token, id, '*': name }, headers, ip }, reply) => {
      const key = await shareLinks.findMedia({ token, address: ip }, id, name);
      return sendStoredFile(reply, storage, key, headers.range);
    },
  );
}
