import type { Routes } from '../../platform/http/routes.ts';
import { readClientFile } from './client-file.ts';

/** The command line client, for pipelines to fetch: no session, and always the one that fits this server. */
export async function ciRoutes(app: Routes): Promise<void> {
  const { content, etag } = await readClientFile();
  app.get(
    '/ci/steplight.mjs',
    // A file, no call: the description of the API leaves it out.
    { schema: { hide: true } },
    (request, reply) => {
      reply.header('etag', etag).header('cache-control', 'no-cache');
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
      if (known?.includes(etag)) return reply.code(304).send();
      return reply.type('text/javascript; charset=utf-8').send(content);
    },
  );
}
