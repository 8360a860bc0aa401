import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED_NAME = /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/;

/** Serves built packages: names that carry a hash for ever, everything else asked about each time. */
export async function serveFiles(app: FastifyInstance, folder: string, prefix = '/'): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The page has values of its own written into it, see the host's app.
    allowedPath: (path) => path !== '/index.html',
    setHeaders(reply, path) {
      const isHashed = HASHED_NAME.test(path);
      void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      void reply.header('X-Content-Type-Options', 'nosniff');
      // Files of a page; opened by itself, none of them is one that may load or run anything.
      void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    },
  });
}

/** Throws a sentence that says what to do when a package was not built. */
export function requireBuild(packageFolder: string, file: string): string {
  const folder = join(packageFolder, 'dist');
  if (!existsSync(join(folder, file)))
    throw new Error(`${packageFolder} has not been built. Run npm start, or pnpm build.`);
  return folder;
}
