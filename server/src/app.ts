import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify';
import { ACCEPTS_EDIT_BASE, ACCEPTS_IDEMPOTENCY_KEY } from 'shared/constants';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { apiKeysRoutes } from './modules/api-keys/api-keys-routes.ts';
import { auditRoutes } from './modules/audit/audit-routes.ts';
import { accountRoutes, confirmEmailRoute } from './modules/account/account-routes.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { blueprintsRoutes } from './modules/blueprints/blueprints-routes.ts';
import { browserSettingsRoutes } from './modules/browser-settings/browser-settings-routes.ts';
import { ciRoutes } from './modules/ci/ci-routes.ts';
import { commentsRoutes } from './modules/comments/comments-routes.ts';
import { companyRoutes } from './modules/company/company-routes.ts';
import { dataTablesRoutes } from './modules/data-tables/data-tables-routes.ts';
import { environmentsRoutes } from './modules/environments/environments-routes.ts';
import { filesRoutes } from './modules/files/files-routes.ts';
import { generationRoutes } from './modules/generation/generation-routes.ts';
import { githubRoutes } from './modules/github/github-routes.ts';
import { githubWebhookRoutes } from './modules/github/webhook-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { honorIdempotencyKeys } from './modules/idempotency/honor-idempotency-keys.ts';
import { importsRoutes } from './modules/imports/imports-routes.ts';
import { liveSessionsRoutes } from './modules/live-sessions/live-sessions-routes.ts';
import { isLiveSocket, liveSocketRoute } from './modules/live-sessions/live-socket-route.ts';
import { issuesRoutes } from './modules/issues/issues-routes.ts';
import { liveRoutes } from './modules/live/live-routes.ts';
import { mailPageRoute, mailsRoutes } from './modules/mails/mails-routes.ts';
import { mcpRoutes } from './modules/mcp/mcp-routes.ts';
import { invitationRoutes, membersRoutes } from './modules/members/members-routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications-routes.ts';
import { notificationChoicesRoutes } from './modules/notifications/personal/choices-routes.ts';
import { routingRoutes } from './modules/notifications/routing/routing-routes.ts';
import {
  mailRecipientsRoutes,
  notificationMailsRoutes,
} from './modules/notifications/subscriptions/subscriptions-routes.ts';
import { webhookRoutes } from './modules/notifications/webhook/webhook-routes.ts';
import { overviewRoutes } from './modules/overview/overview-routes.ts';
import { playwrightExportRoutes } from './modules/playwright-export/playwright-export-routes.ts';
import { plansRoutes } from './modules/plans/plans-routes.ts';
import { quarantinesRoutes } from './modules/quarantines/quarantines-routes.ts';
import { readingsRoutes } from './modules/readings/readings-routes.ts';
import { reportsRoutes } from './modules/reports/reports-routes.ts';
import { runsRoutes } from './modules/runs/runs-routes.ts';
import { testRunsRoutes } from './modules/runs/test-runs/test-runs-routes.ts';
import type { Services } from './modules/services.ts';
import { savedViewsRoutes } from './modules/saved-views/saved-views-routes.ts';
import { sharedRoutes, shareLinksRoutes } from './modules/share-links/share-links-routes.ts';
import { simulationsRoutes } from './modules/runs/simulations/simulations-routes.ts';
import { ssoRoutes, ssoSignInRoutes } from './modules/sso/sso-routes.ts';
import { suitesRoutes } from './modules/suites/suites-routes.ts';
import { testFilesRoutes } from './modules/test-files/test-files-routes.ts';
import { writingRoutes } from './modules/writing/writing-routes.ts';
import { triageRoutes } from './modules/triage/triage-routes.ts';
import { valuesRoutes } from './modules/values/values-routes.ts';
import { visualChecksRoutes } from './modules/visual-checks/visual-checks-routes.ts';
import { allowedOrigins } from './platform/http/allowed-origins.ts';
import { requireCaller } from './platform/http/caller.ts';
import { answerFrameworkError, handleErrors } from './platform/http/error-handler.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import { observeRequests, REQUEST_ID_HEADER, requestIdOf } from './platform/http/observe-requests.ts';
import { describeApi } from './platform/http/openapi.ts';
import type { Routes } from './platform/http/routes.ts';
import type { Platform } from './platform/platform.ts';
import { asDiskStorage } from './platform/storage/disk-storage.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { serveDiskStorage } from './platform/storage/serve-disk-storage.ts';

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
    http: { shouldUpgradeCallback: isLiveSocket },
    trustProxy: platform.config.trustedProxies ?? false,
    // Tokens of links in mails hold an address of any length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkReplies ? serializerCompiler : () => JSON.stringify);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ACCEPTS_IDEMPOTENCY_KEY, 'true').header(ACCEPTS_EDIT_BASE, 'true');
  });
  observeRequests(app, platform.metrics);
  traceRequests(app, platform.tracing);
  handleErrors(app);
  acceptEmptyBodies(app);
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'same-site' } });
  await app.register(cors, {
    origin: allowedOrigins(platform.config),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // For the cookie of a sign-in by SSO, which proves nothing else.
    credentials: true,
    exposedHeaders: ['Retry-After', REQUEST_ID_HEADER, ACCEPTS_IDEMPOTENCY_KEY, ACCEPTS_EDIT_BASE],
    // Otherwise an OPTIONS that is no question of a page gets a failure in plain text.
    strictPreflight: false,
    maxAge: 600,
  });
  await describeApi(app, platform.apiAddress);

  healthRoutes(app, platform);
  await ciRoutes(app);
  await inScope(app, (own) => authRoutes(own, services.auth));
  await inScope(app, (own) => invitationRoutes(own, services.invitations, services.auth));
  await inScope(app, (own) => ssoSignInRoutes(own, services.auth, services.sso));
  await inScope(app, (own) => confirmEmailRoute(own, services.account, services.auth));
  const disk = asDiskStorage(platform.storage);
  if (disk) await app.register((scope) => serveDiskStorage(scope, disk, services.members));
  mailPageRoute(app, services.mails, platform.config);
  await inScope(app, (own) => sharedRoutes(own, services.shareLinks, platform.storage));
  await inScope(app, (own) => notificationMailsRoutes(own, services.subscriptions, platform.config));
  await inScope(app, (own) => githubWebhookRoutes(own, services.github));
  await inScope(app, (own) => liveSocketRoute(own, services.liveSessions, platform.config));
  await inScope(app, async (routes) => {
    requireCaller(routes, {
      bySessionToken: (token) => services.auth.findSession(token),
      byApiKey: (key, address) => services.apiKeys.findCaller(key, address),
    });
    honorIdempotencyKeys(routes, services.idempotency);
    accountRoutes(routes, services.account);
    companyRoutes(routes, services.company);
    await inScope(routes, (own) => membersRoutes(own, services));
    apiKeysRoutes(routes, services.apiKeys);
    await inScope(routes, (own) => githubRoutes(own, services.github, services.company));
    await inScope(routes, (own) => notificationsRoutes(own, services.notifications));
    webhookRoutes(routes, services.webhook);
    await inScope(routes, (own) => issuesRoutes(own, services.issues));
    routingRoutes(routes, services.routing);
    mailRecipientsRoutes(routes, services.subscriptions);
    notificationChoicesRoutes(routes, services.notificationChoices);
    await inScope(routes, (own) => ssoRoutes(own, services.sso));
    valuesRoutes(routes, services.values);
    environmentsRoutes(routes, services.environments);
    suitesRoutes(routes, services.suites);
    blueprintsRoutes(routes, services.blueprints);
    browserSettingsRoutes(routes);
    dataTablesRoutes(routes, services.dataTables);
    quarantinesRoutes(routes, services.quarantines);
    plansRoutes(routes, services.plans, services.planProposals);
    readingsRoutes(routes, services.readings);
    testFilesRoutes(routes, services.testFiles);
    await inScope(routes, (own) => importsRoutes(own, services.imports));
    await inScope(routes, (own) => generationRoutes(own, services.generation));
    await inScope(routes, (own) => writingRoutes(own, services.writing));
    filesRoutes(routes, services.files);
    playwrightExportRoutes(routes, services.playwrightExport);
    runsRoutes(routes, services.runs);
    testRunsRoutes(routes, services.testRuns);
    overviewRoutes(routes, services.overview);
    await inScope(routes, (own) => triageRoutes(own, services.triage));
    savedViewsRoutes(routes, services.savedViews);
    shareLinksRoutes(routes, services.shareLinks);
    mailsRoutes(routes, services.mails);
    visualChecksRoutes(routes, services.visualChecks);
    reportsRoutes(routes, services.reports);
    await inScope(routes, (own) => commentsRoutes(own, services.comments));
    auditRoutes(routes, services.audit);
    simulationsRoutes(routes, services.simulations);
    await inScope(routes, (own) => liveSessionsRoutes(own, services.liveSessions));
    await inScope(routes, (own) => mcpRoutes(own, services.mcp, platform.config));
    liveRoutes(routes, services.live, async (token) => {
      const owner = await services.auth.findSession(token);
      return owner !== undefined && !owner.needsTwoFactor;
    });
  });
  return app;
}

/** Registers routes that have hooks, limits or parsers of their own. */
async function inScope(app: Routes, register: (own: Routes) => void | Promise<void>): Promise<void> {
  await app.register(async (scope) => register(scope.withTypeProvider<ZodTypeProvider>()));
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
