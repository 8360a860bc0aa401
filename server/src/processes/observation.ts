import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthRoutes } from '../modules/health/health-routes.ts';
import { handleErrors } from '../platform/http/error-handler.ts';
import { listenOnPort } from '../platform/listen-on-port.ts';
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
  const { metricsPort: port, metricsHost: host } = platform.config;
  if (port === undefined) return { close: () => Promise.resolve() };
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
  const address = await listenOnPort({ port, setting: 'METRICS_PORT' }, () => app.listen({ port, host }));
  return { address, close: () => app.close() };
}
