import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { PlansService } from './plans-service.ts';
import type { PlanProposalsService } from './proposals-service.ts';

export function plansRoutes(app: Routes, plans: PlansService, proposals: PlanProposalsService): void {
  addEndpoint(app, 'GET /test_blueprint/:id/plan', ({ caller, params }) =>
    plans.get(caller.companyId, params.id),
  );

  addEndpoint(app, 'PUT /test_blueprint/:id/plan', ({ caller, params, body }) =>
    plans.add(caller.companyId, params.id, body.entries, caller.userId),
  );

  addEndpoint(app, 'POST /test_blueprint/:id/plan/forget', ({ caller, params, body }) =>
    plans.forget(caller.companyId, params.id, body.entry_ids),
  );

  addEndpoint(app, 'GET /plan_proposals', async ({ caller, query }) => ({
    proposals: await proposals.list(caller.companyId, query.test_run_id),
  }));

  addEndpoint(app, 'POST /plan_proposals/accept', async ({ caller, body }) => ({
    ids: await proposals.accept(caller.companyId, body.ids, caller.userId),
  }));

  addEndpoint(app, 'POST /plan_proposals/dismiss', async ({ caller, body }) => ({
    ids: await proposals.dismiss(caller.companyId, body.ids),
  }));
}
