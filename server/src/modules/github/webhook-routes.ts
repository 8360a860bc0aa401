import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import type { GithubService } from './github-service.ts';

const headersSchema = z.object({
  'x-github-event': z.string().optional(),
  'x-hub-signature-256': z.string().optional(),
});

/** What GitHub calls. Register it in a scope of its own: there, bodies stay the bytes that GitHub has signed. */
export function githubWebhookRoutes(app: Routes, github: GithubService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    '/github/webhook',
    {
      schema: {
        tags: ['github'],
        description: 'For GitHub: deliveries signed with the secret of the webhook, as application/json.',
        headers: headersSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await github.receive({
        event: request.headers['x-github-event'],
        signature: request.headers['x-hub-signature-256'],
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      });
      return reply.code(204).send(null);
    },
  );
}
