import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { BlueprintsService } from './blueprints-service.ts';

export function blueprintsRoutes(app: Routes, blueprints: BlueprintsService): void {
  addEndpoint(app, 'GET /test_blueprint/list', async ({ caller, query }) => ({
    test_blueprints: await blueprints.list(caller.companyId, query),
  }));

  addEndpoint(app, 'GET /test_blueprint/unclear_steps', async ({ caller }) => ({
    unclear_steps: await blueprints.listUnclearSteps(caller.companyId),
  }));

  addEndpoint(app, 'GET /test_blueprint/:id', async ({ caller, params }) => ({
    test_blueprint: await blueprints.get(caller.companyId, params.id),
  }));

  addEndpoint(app, 'GET /test_blueprint/:id/versions', ({ caller, params, query }) =>
    blueprints.listVersions(caller.companyId, params.id, query.before),
  );

  addEndpoint(app, 'GET /test_blueprint/:id/versions/:version', async ({ caller, params }) => ({
    version: await blueprints.getVersion(caller.companyId, params.id, params.version),
  }));

  addEndpoint(app, 'POST /test_blueprint/create', async ({ caller, body }) => ({
    test_blueprint: await blueprints.create(caller.companyId, body, caller.userId),
  }));

  addEndpoint(app, 'PUT /test_blueprint/update/:id', async ({ caller, params, body }) => ({
    test_blueprint: await blueprints.update(caller.companyId, params.id, body, caller.userId),
  }));

  addEndpoint(app, 'PUT /test_blueprint/:id/open_editor', async ({ caller, params }) => ({
    others: await blueprints.reportOpenEditor(caller.companyId, params.id, caller.userId),
  }));

  addEndpoint(app, 'POST /test_blueprint/duplicate/:id', async ({ caller, params }) => ({
    test_blueprint: await blueprints.duplicate(caller.companyId, params.id, caller.userId),
  }));

  addEndpoint(app, 'POST /test_blueprint/move', ({ caller, body }) =>
    blueprints.move(
      caller.companyId,
      body.test_blueprint_ids,
      body.test_blueprint_category_id,
      caller.userId,
    ),
  );

  addEndpoint(app, 'POST /test_blueprint/delete_many', ({ caller, body }) =>
    blueprints.deleteMany(caller.companyId, body.test_blueprint_ids),
  );

  addEndpoint(app, 'DELETE /test_blueprint/delete/:id', ({ caller, params }) =>
    blueprints.delete(caller.companyId, params.id),
  );
}
