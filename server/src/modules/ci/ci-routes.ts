import type { Routes } from '../../platform/http/routes.ts';
import { readClientFiles } from './client-files.ts';

/** The command line clients, for pipelines to fetch: no session, and always the ones that fit this server. */
export async function ciRoutes(app: Routes): Promise<void> {
  for (const { name, type, content, etag } of await readClientFiles())
    app.get(
      `/ci/${name}`,
      // Files, no calls: the description of the API leaves them out.
      { schema: { hide: true } },
      (request, reply) => {
        reply.header('etag', etag).header('cache-control', 'no-cache');
        const known = request.headers['if-none-match']
          ?.split(',')
          .map((tag) => tag.trim().replace(/^W\//, ''));
        if (known?.includes(etag)) return reply.code(304).send();
        return reply.type(type).send(content);
      },
    );
}
