import type { Platform } from '../platform/platform.ts';
import { createApiKeysService } from './api-keys/api-keys-service.ts';
import { createAuditService } from './audit/audit-service.ts';
import { createAccountService } from './account/account-service.ts';
import { createEmailChangeService } from './account/email-change-service.ts';
import { createTwoFactorService } from './account/two-factor-service.ts';
import { createAuthService } from './auth/auth-service.ts';
import { createBlueprintsService } from './blueprints/blueprints-service.ts';
import { createCommentsService } from './comments/comments-service.ts';
import { createCompanyService } from './company/company-service.ts';
import { createCompanySecretsService } from './company-secrets/company-secrets-service.ts';
import { createDataTablesService } from './data-tables/data-tables-service.ts';
import { createEnvironmentsService } from './environments/environments-service.ts';
import { createFilesService } from './files/files-service.ts';
import { createGenerationService } from './generation/generation-service.ts';
import { createGithubService } from './github/github-service.ts';
import { createIdempotencyService } from './idempotency/idempotency-service.ts';
import { createImportsService } from './imports/imports-service.ts';
import { createLiveSessionsService } from './live-sessions/live-sessions-service.ts';
import { createLiveService } from './live/live-service.ts';
import { createMailsService } from './mails/mails-service.ts';
import { createMcpService } from './mcp/mcp-service.ts';
import { createInvitationsService } from './members/invitations-service.ts';
import { createMembersService } from './members/members-service.ts';
import { createMembershipsService } from './members/memberships-service.ts';
import { createNotificationsService } from './notifications/notifications-service.ts';
import { createNotificationChoicesService } from './notifications/personal/choices-service.ts';
import { createWebhookService } from './notifications/webhook/webhook-service.ts';
import { createOverviewService } from './overview/overview-service.ts';
import { createPlansService } from './plans/plans-service.ts';
import { createPlanProposalsService } from './plans/proposals-service.ts';
import { createPlaywrightExportService } from './playwright-export/playwright-export-service.ts';
import { createQuarantinesService } from './quarantines/quarantines-service.ts';
import { createReadingsService } from './readings/readings-service.ts';
import { createReportsService } from './reports/reports-service.ts';
import { createRunQueueService } from './runs/queue/run-queue-service.ts';
import { createRunsService } from './runs/runs-service.ts';
import { createTestRunsService } from './runs/test-runs/test-runs-service.ts';
import { createSimulationsService } from './runs/simulations/simulations-service.ts';
import { createSharedLoginsService } from './shared-logins/shared-logins-service.ts';
import { createSavedViewsService } from './saved-views/saved-views-service.ts';
import { createShareLinksService } from './share-links/share-links-service.ts';
import { createSso } from './sso/create-sso.ts';
import { createSuitesService } from './suites/suites-service.ts';
import { createTestFilesService } from './test-files/test-files-service.ts';
import { createWritingService } from './writing/writing-service.ts';
import { createTriageService } from './triage/triage-service.ts';
import { createValuesService } from './values/values-service.ts';
import { createVisualChecksService } from './visual-checks/visual-checks-service.ts';

export type Services = ReturnType<typeof createServices>;

/** Everything that the product does, for the API, the worker and the seed alike. */
export function createServices(platform: Platform) {
  const audit = createAuditService(platform);
  const members = createMembersService(platform);
  const invitations = createInvitationsService(platform);
  const twoFactor = createTwoFactorService(platform);
  const auth = createAuthService({ ...platform, twoFactor });
  const emailChanges = createEmailChangeService(platform);
  const account = createAccountService({ ...platform, auth, twoFactor, emailChanges });
  const memberships = createMembershipsService({ ...platform, members, account });
  const sso = createSso({ ...platform, auth });
  const suites = createSuitesService(platform);
  const files = createFilesService(platform);
  const values = createValuesService(platform);
  const environments = createEnvironmentsService(platform);
  const mails = createMailsService({ ...platform, members, values });
  const visualChecks = createVisualChecksService(platform);
  const dataTables = createDataTablesService(platform);
  const companySecrets = createCompanySecretsService({ values, environments, dataTables });
  const plans = createPlansService({ ...platform, companySecrets });
  const blueprints = createBlueprintsService({ ...platform, files, plans, dataTables, visualChecks });
  const planProposals = createPlanProposalsService({ ...platform, blueprints });
  const readings = createReadingsService({ values, environments });
  const sharedLogins = createSharedLoginsService(platform);
  const runs = createRunsService({
    ...platform,
    blueprints,
    suites,
    values,
    environments,
    dataTables,
  });
  const runQueue = createRunQueueService({
    ...platform,
    mails,
    values,
    environments,
    plans,
    sharedLogins,
    visualChecks,
  });
  const live = createLiveService(platform);
  const liveSessions = createLiveSessionsService({ ...platform, blueprints, environments });
  const testRuns = createTestRunsService(platform);
  const overview = createOverviewService(platform);
  const notifications = createNotificationsService(platform);
  const notificationChoices = createNotificationChoicesService(platform);
  const triage = createTriageService({ ...platform, notifications });
  const savedViews = createSavedViewsService(platform);
  const shareLinks = createShareLinksService({ ...platform, auth, runs, testRuns });
  const reports = createReportsService(platform);
  const github = createGithubService({ ...platform, runs, testRuns, suites, reports });
  const company = createCompanyService({ ...platform, github });
  const apiKeys = createApiKeysService({ ...platform, auth, company });
  const webhook = createWebhookService(platform);
  const comments = createCommentsService({ ...platform, notifications });
  const quarantines = createQuarantinesService({ ...platform, blueprints, notifications });
  const writing = createWritingService({ ...platform, companySecrets });
  const generation = createGenerationService({ ...platform, model: writing.model });
  const playwrightExport = createPlaywrightExportService({
    ...platform,
    blueprints,
    dataTables,
    plans,
    suites,
    values,
  });
  const idempotency = createIdempotencyService(platform);
  const imports = createImportsService({ readings });
  const testFiles = createTestFilesService({
    ...platform,
    readings,
    blueprints,
    suites,
    plans,
    dataTables,
    values,
  });
  const mcp = createMcpService({
    ...platform,
    blueprints,
    dataTables,
    environments,
    liveSessions,
    readings,
    runs,
    suites,
    testRuns,
    values,
  });
  const simulations = createSimulationsService({ ...platform, blueprints, dataTables, environments, files });
  return {
    apiKeys,
    comments,
    audit,
    account,
    company,
    auth,
    environments,
    dataTables,
    github,
    suites,
    files,
    blueprints,
    generation,
    idempotency,
    imports,
    invitations,
    live,
    liveSessions,
    mails,
    mcp,
    members,
    memberships,
    notifications,
    notificationChoices,
    overview,
    planProposals,
    plans,
    playwrightExport,
    quarantines,
    readings,
    reports,
    runQueue,
    runs,
    savedViews,
    shareLinks,
    simulations,
    sso,
    testFiles,
    testRuns,
    writing,
    triage,
    values,
    visualChecks,
    webhook,
  };
}
