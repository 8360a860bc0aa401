import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { blueprintsRoutes } from './modules/blueprints/blueprints-routes.ts';
import { ciRoutes } from './modules/ci/ci-routes.ts';
import { companyRoutes } from './modules/company/company-routes.ts';
import { filesRoutes } from './modules/files/files-routes.ts';
import { generationRoutes } from './modules/generation/generation-routes.ts';
import { githubRoutes } from './modules/github/github-routes.ts';
import { githubWebhookRoutes } from './modules/github/webhook-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { liveRoutes } from './modules/live/live-routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications-routes.ts';
import { readingsRoutes } from './modules/readings/readings-routes.ts';
import { reportsRoutes } from './modules/reports/reports-routes.ts';
import { runsRoutes } from './modules/runs/runs-routes.ts';
import { testRunsRoutes } from './modules/runs/test-runs-routes.ts';
import type { Services } from './modules/services.ts';
import { simulationsRoutes } from './modules/simulations/simulations-routes.ts';
import { suitesRoutes } from './modules/suites/suites-routes.ts';
import { valuesRoutes } from './modules/values/values-routes.ts';
import { requireCaller } from './platform/http/caller.ts';
import { answerFrameworkError, handleErrors } from './platform/http/error-handler.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import { observeRequests, REQUEST_ID_HEADER, requestIdOf } from './platform/http/observe-requests.ts';
import { describeApi } from './platform/http/openapi.ts';
import type { Platform } from './platform/platform.ts';
import { asDiskStorage } from './platform/storage/disk-storage.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { serveDiskStorage } from './platform/storage/serve-disk-storage.ts';

const LOCALHOST = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const BODY_LIMIT = 8 * 1024 * 1024;

export interface AppOptions {
  platform: Platform;
  services: Services;
  /** Checks every answer against its schema: for tests, because it costs milliseconds on long lists. */
  checkReplies?: boolean;
  /** Receives every route: for tests that cover all of them. */
  onRoute?: (route: RouteOptions) => void;
}

/** The API, ready to listen or to be injected into. */
export async function buildApp({ platform, services, checkReplies = false, onRoute }: AppOptions) {
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: platform.config.trustedProxies ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkReplies ? serializerCompiler : () => JSON.stringify);
  if (onRoute) app.addHook('onRoute', onRoute);
  observeRequests(app, platform.metrics);
  traceRequests(app, platform.tracing);
  handleErrors(app);
  acceptEmptyBodies(app);
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'same-site' } });
  await app.register(cors, {
    origin: platform.config.allowedOrigins ?? LOCALHOST,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After', REQUEST_ID_HEADER],
    // Otherwise an OPTIONS that is no question of a page gets a failure in plain text.
    strictPreflight: false,
    maxAge: 600,
  });
  await describeApi(app, platform.apiAddress);

  healthRoutes(app, platform);
  await ciRoutes(app);
  await app.register((scope) => authRoutes(scope.withTypeProvider<ZodTypeProvider>(), services.auth));
  const disk = asDiskStorage(platform.storage);
  if (disk) await app.register((scope) => serveDiskStorage(scope, disk));
  await app.register(async (scope) => {
    githubWebhookRoutes(scope.withTypeProvider<ZodTypeProvider>(), services.github);
  });
  await app.register(async (scope) => {
    const routes = scope.withTypeProvider<ZodTypeProvider>();
    requireCaller(routes, {
      bySessionToken: (token) => services.auth.findSession(token),
      async byApiKey(key) {
        const companyId = await services.company.findIdByApiKey(key);
        return companyId === undefined ? undefined : { companyId, userId: null };
      },
    });
    companyRoutes(routes, services.company);
    await scope.register((inner) =>
      githubRoutes(inner.withTypeProvider<ZodTypeProvider>(), services.github, services.company),
    );
    await scope.register((own) =>
      notificationsRoutes(own.withTypeProvider<ZodTypeProvider>(), services.notifications),
    );
    valuesRoutes(routes, services.values);
    suitesRoutes(routes, services.suites);
    blueprintsRoutes(routes, services.blueprints);
    readingsRoutes(routes, services.readings);
    generationRoutes(routes, services.generation);
    filesRoutes(routes, services.files);
    runsRoutes(routes, services.runs);
    testRunsRoutes(routes, services.testRuns);
    reportsRoutes(routes, services.reports);
    simulationsRoutes(routes, services.simulations);
    liveRoutes(routes, services.live, async (token) => Boolean(await services.auth.findSession(token)));
  });
  return app;
}

/** Callers name JSON as the type of every request, also of those that carry nothing: an empty body is no malformed one. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
