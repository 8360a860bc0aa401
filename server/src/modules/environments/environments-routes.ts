import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { EnvironmentsService } from './environments-service.ts';

export function environmentsRoutes(app: Routes, environments: EnvironmentsService): void {
  addEndpoint(app, 'GET /environments', async ({ caller }) => ({
    environments: await environments.list(caller.companyId),
  }));

  addEndpoint(app, 'GET /environments/address_check', async ({ query }) => ({
    problem: environments.objectionTo(query.url),
  }));

  addEndpoint(app, 'POST /environments', async ({ caller, body }) => ({
    environment: await environments.create(caller.companyId, body),
  }));

  addEndpoint(app, 'PUT /environments/:id', async ({ caller, params, body }) => ({
    environment: await environments.update(caller.companyId, params.id, body),
  }));

  addEndpoint(app, 'DELETE /environments/:id', ({ caller, params }) =>
    environments.remove(caller.companyId, params.id),
  );

  addEndpoint(app, 'PUT /environments/:id/variables/:name', async ({ caller, params, body }) => ({
    variable: await environments.putVariable(caller.companyId, params.id, params.name, body),
  }));

  addEndpoint(app, 'DELETE /environments/:id/variables/:name', ({ caller, params }) =>
    environments.removeVariable(caller.companyId, params.id, params.name),
  );
}
