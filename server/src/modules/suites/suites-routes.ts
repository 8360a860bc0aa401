import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { SuitesService } from './suites-service.ts';

export function suitesRoutes(app: Routes, suites: SuitesService): void {
  addEndpoint(app, 'GET /test_blueprint_category/list', async ({ caller }) => ({
    categories: await suites.list(caller.companyId),
  }));

  addEndpoint(app, 'POST /test_blueprint_category/create', async ({ caller, body }) => ({
    category: await suites.create(caller.companyId, body),
  }));

  addEndpoint(app, 'PUT /test_blueprint_category/update/:id', async ({ caller, params, body }) => ({
    category: await suites.update(caller.companyId, params.id, body),
  }));

  addEndpoint(app, 'DELETE /test_blueprint_category/delete/:id', ({ caller, params }) =>
    suites.delete(caller.companyId, params.id),
  );
}
