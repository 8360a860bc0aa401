import cors from '@fastify/cors';
import { fastify, type FastifyInstance } from 'fastify';
import { endIdleConnections } from '../platform/http/end-idle-connections.ts';
import { serveFiles } from './static-files.ts';

/** The web server of one remote: its built files, for the pages of the given origins (`true`: of any). */
export async function createRemoteApp(
  folder: string,
  allowedOrigins: string[] | true,
): Promise<FastifyInstance> {
  const app = fastify();
  endIdleConnections(app);
  await app.register(cors, { origin: allowedOrigins, methods: ['GET', 'HEAD'] });
  await serveFiles(app, folder);
  return app;
}
