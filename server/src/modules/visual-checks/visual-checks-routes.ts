import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { VisualChecksService } from './visual-checks-service.ts';

export function visualChecksRoutes(app: Routes, visualChecks: VisualChecksService): void {
  addEndpoint(app, 'GET /test_run/:id/visual_checks', async ({ caller, params }) => ({
    visual_checks: await visualChecks.list(caller.companyId, params.id),
  }));

  addEndpoint(app, 'POST /visual_checks/:id/accept', async ({ caller, params }) => ({
    visual_check: await visualChecks.accept(caller.companyId, params.id, caller.userId),
  }));

  addEndpoint(app, 'POST /test_run/:id/visual_checks/accept_all', async ({ caller, params }) => ({
    visual_checks: await visualChecks.acceptAll(caller.companyId, params.id, caller.userId),
  }));

  addEndpoint(app, 'POST /test_group_run/:id/visual_checks/accept_all', async ({ caller, params }) => ({
    accepted: await visualChecks.acceptAllOfGroupRun(caller.companyId, params.id, caller.userId),
  }));
}
