import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { QuarantinesService } from './quarantines-service.ts';

export function quarantinesRoutes(app: Routes, quarantines: QuarantinesService): void {
  addEndpoint(app, 'GET /test_blueprint/quarantine_owners', async ({ caller }) => ({
    users: await quarantines.listOwners(caller.companyId),
  }));

  addEndpoint(app, 'PUT /test_blueprint/:id/quarantine', async ({ caller, params, body }) => ({
    quarantine: await quarantines.put(caller, params.id, body),
  }));

  addEndpoint(app, 'DELETE /test_blueprint/:id/quarantine', ({ caller, params }) =>
    quarantines.end(caller.companyId, params.id),
  );
}
