import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ValuesService } from './values-service.ts';

export function valuesRoutes(app: Routes, values: ValuesService): void {
  addEndpoint(app, 'GET /company/variables', async ({ caller }) => ({
    variables: await values.list(caller.companyId),
  }));

  addEndpoint(app, 'PUT /company/variables/:name', async ({ caller, params, body }) => ({
    variable: await values.put(caller.companyId, params.name, body),
  }));

  addEndpoint(app, 'DELETE /company/variables/:name', ({ caller, params }) =>
    values.remove(caller.companyId, params.name),
  );
}
