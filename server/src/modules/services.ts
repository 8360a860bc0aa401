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
import { createIssuesService } from './issues/issues-service.ts';
import { createLiveSessionsService } from './live-sessions/live-sessions-service.ts';
import { createLiveService } from './live/live-service.ts';
import { createMailsService } from './mails/mails-service.ts';
import { createMcpService } from './mcp/mcp-service.ts';
import { createInvitationsService } from './members/invitations-service.ts';
import { createMembersService } from './members/members-service.ts';
import { createMembershipsService } from './members/memberships-service.ts';
import { createNotificationsService } from './notifications/notifications-service.ts';
import { createNotificationChoicesService } from './notifications/personal/choices-service.ts';
import { createRoutingService } from './notifications/routing/routing-service.ts';
import { createSubscriptionsService } from './notifications/subscriptions/subscriptions-service.ts';
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
  const independent = {
    audit: createAuditService(platform),
    members: createMembersService(platform),
    twoFactor: createTwoFactorService(platform),
    emailChanges: createEmailChangeService(platform),
    suites: createSuitesService(platform),
    files: createFilesService(platform),
    values: createValuesService(platform),
    environments: createEnvironmentsService(platform),
    visualChecks: createVisualChecksService(platform),
    dataTables: createDataTablesService(platform),
    sharedLogins: createSharedLoginsService(platform),
    live: createLiveService(platform),
    testRuns: createTestRunsService(platform),
    overview: createOverviewService(platform),
    notifications: createNotificationsService(platform),
    notificationChoices: createNotificationChoicesService(platform),
    savedViews: createSavedViewsService(platform),
    reports: createReportsService(platform),
    webhook: createWebhookService(platform),
    idempotency: createIdempotencyService(platform),
  };
  const base = { ...platform, ...independent };
  const auth = createAuthService(base);
  const invitations = createInvitationsService({ ...base, auth });
  const account = createAccountService({ ...base, auth });
  const mails = createMailsService(base);
  const companySecrets = createCompanySecretsService(base);
  const plans = createPlansService({ ...base, companySecrets });
  const blueprints = createBlueprintsService({ ...base, plans });
  const readings = createReadingsService(base);
  const runs = createRunsService({ ...base, blueprints });
  const liveSessions = createLiveSessionsService({ ...base, auth, blueprints });
  const github = createGithubService({ ...base, runs });
  const issues = createIssuesService({ ...base, github });
  const subscriptions = createSubscriptionsService({ ...base, auth });
  const company = createCompanyService({ ...base, auth, github, account, subscriptions });
  const writing = createWritingService({ ...base, companySecrets });
  return {
    ...independent,
    auth,
    invitations,
    account,
    mails,
    plans,
    blueprints,
    readings,
    runs,
    liveSessions,
    github,
    issues,
    subscriptions,
    company,
    writing,
    routing: createRoutingService({ ...base, subscriptions }),
    memberships: createMembershipsService({ ...base, account }),
    sso: createSso({ ...base, auth }),
    planProposals: createPlanProposalsService({ ...base, blueprints }),
    runQueue: createRunQueueService({ ...base, mails, plans }),
    triage: createTriageService({ ...base, issues }),
    shareLinks: createShareLinksService({ ...base, auth, runs }),
    apiKeys: createApiKeysService({ ...base, auth, company }),
    comments: createCommentsService(base),
    quarantines: createQuarantinesService({ ...base, blueprints }),
    generation: createGenerationService({ ...base, model: writing.model }),
    playwrightExport: createPlaywrightExportService({ ...base, blueprints, plans }),
    imports: createImportsService({ readings }),
    testFiles: createTestFilesService({ ...base, readings, blueprints, plans }),
    mcp: createMcpService({ ...base, blueprints, liveSessions, readings, runs }),
    simulations: createSimulationsService({ ...base, blueprints }),
  };
}
