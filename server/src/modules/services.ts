import type { Platform } from '../platform/platform.ts';
import { createAuthService } from './auth/auth-service.ts';
import { createBlueprintsService } from './blueprints/blueprints-service.ts';
import { createCompanyService } from './company/company-service.ts';
import { createFilesService } from './files/files-service.ts';
import { createGenerationService } from './generation/generation-service.ts';
import { createGithubService } from './github/github-service.ts';
import { createLiveService } from './live/live-service.ts';
import { createMemoriesService } from './memories/memories-service.ts';
import { createNotificationsService } from './notifications/notifications-service.ts';
import { createReadingsService } from './readings/readings-service.ts';
import { createReportsService } from './reports/reports-service.ts';
import { createRunsService } from './runs/runs-service.ts';
import { createTestRunsService } from './runs/test-runs-service.ts';
import { createTrialsService } from './runs/trials-service.ts';
import { createSimulationsService } from './simulations/simulations-service.ts';
import { createSuitesService } from './suites/suites-service.ts';
import { createValuesService } from './values/values-service.ts';

export type Services = ReturnType<typeof createServices>;

/** Everything that the product does, for the API, the worker and the seed alike. */
export function createServices(platform: Platform) {
  const auth = createAuthService(platform);
  const suites = createSuitesService(platform);
  const files = createFilesService(platform);
  const blueprints = createBlueprintsService({ ...platform, files });
  const values = createValuesService(platform);
  const readings = createReadingsService({ values });
  const memories = createMemoriesService(platform);
  const runs = createRunsService({ ...platform, blueprints, suites, values, memories });
  const live = createLiveService(platform);
  const testRuns = createTestRunsService(platform);
  const reports = createReportsService(platform);
  const github = createGithubService({ ...platform, runs, testRuns, suites });
  const company = createCompanyService({ ...platform, github });
  const notifications = createNotificationsService(platform);
  const generation = createGenerationService(platform);
  const trials = createTrialsService(platform);
  const simulations = createSimulationsService({ blueprints, files, trials });
  return {
    company,
    auth,
    github,
    suites,
    files,
    blueprints,
    generation,
    live,
    memories,
    notifications,
    readings,
    reports,
    runs,
    simulations,
    testRuns,
    trials,
    values,
  };
}
