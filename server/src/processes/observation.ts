import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthRoutes } from '../modules/health/health-routes.ts';
import { handleErrors } from '../platform/http/error-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningService } from './run-process.ts';

interface Observation extends RunningService {
  /** Undefined: no metrics are exposed. */
  address?: string;
}

/**
 * Where METRICS_PORT is set: `/metrics`, `/health/live` and `/health/ready` of this process, on a port of their own that pages and
 * the public have no business with.
 */
export async function startObservation(platform: Platform): Promise<Observation> {
  const { metricsPort, metricsHost } = platform.config;
  if (metricsPort === undefined) return { close: () => Promise.resolve() };
  platform.metrics.watchProcess();
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  healthRoutes(app, platform);
  app.get('/metrics', async (_request, reply) =>
    reply.type(platform.metrics.contentType).send(await platform.metrics.text()),
  );
  return { address: await listen(app, metricsPort, metricsHost), close: () => app.close() };
}

async function listen(app: { listen(to: object): Promise<string> }, port: number, host: string) {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another one.`, {
      cause: error,
    });
  }
}
