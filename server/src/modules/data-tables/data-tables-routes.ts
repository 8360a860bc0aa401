import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { DataTablesService } from './data-tables-service.ts';

export function dataTablesRoutes(app: Routes, dataTables: DataTablesService): void {
  addEndpoint(app, 'GET /test_blueprint/:id/table', async ({ caller, params }) => ({
    table: await dataTables.get(caller.companyId, params.id),
  }));

  addEndpoint(app, 'PUT /test_blueprint/:id/table', async ({ caller, params, body }) => ({
    table: await dataTables.put(caller.companyId, caller.userId, params.id, body),
  }));

  addEndpoint(app, 'DELETE /test_blueprint/:id/table', ({ caller, params }) =>
    dataTables.remove(caller.companyId, params.id),
  );
}
