import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { TestRunsService } from './test-runs-service.ts';

export function testRunsRoutes(app: Routes, testRuns: TestRunsService): void {
  addEndpoint(app, 'GET /test_run/:id', async ({ caller, params }) => ({
    test_run: await testRuns.get(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_run/:id/events', ({ caller, params }) =>
    testRuns.events(caller.companyId, params.id),
  );

  addEndpoint(app, 'GET /test_run/:id/files', async ({ caller, params }) => ({
    files: await testRuns.files(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_run/:id/steps/:step/page', ({ caller, params }) =>
    testRuns.page(caller.companyId, params.id, params.step),
  );

  addEndpoint(app, 'GET /test_run/:id/steps/:step/requests', ({ caller, params }) =>
    testRuns.stepRequests(caller.companyId, params.id, params.step),
  );

  addEndpoint(app, 'GET /test_run/:id/steps/:step/screenshots', async ({ caller, params }) => ({
    screenshots: await testRuns.stepScreenshots(caller.companyId, params.id, params.step),
  }));

  addEndpoint(app, 'GET /test_run/:id/changes', async ({ caller, params }) => ({
    changes: await testRuns.changes(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_run/:id/last_passed', async ({ caller, params }) => ({
    test_run: await testRuns.lastPassed(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_run/:id/history', async ({ caller, params }) => ({
    history: await testRuns.history(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_blueprint/:id/steps/:step/page', async ({ caller, params }) => ({
    latest: await testRuns.latestPage(caller.companyId, params.id, params.step),
  }));

  addEndpoint(app, 'GET /test_blueprint/:id/step_hits', async ({ caller, params }) => ({
    hits: await testRuns.stepHits(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_blueprint/histories', async ({ caller, query }) => ({
    histories: await testRuns.histories(caller.companyId, query.ids),
  }));
}
