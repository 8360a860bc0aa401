import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { SavedViewsService } from './saved-views-service.ts';

export function savedViewsRoutes(app: Routes, savedViews: SavedViewsService): void {
  addEndpoint(app, 'GET /saved_views', async ({ caller }) => ({
    saved_views: await savedViews.list(caller),
  }));

  addEndpoint(app, 'POST /saved_views', async ({ caller, body }) => ({
    saved_view: await savedViews.create(caller, body),
  }));

  addEndpoint(app, 'PUT /saved_views/:id', async ({ caller, params, body }) => ({
    saved_view: await savedViews.rename(caller, params.id, body.name),
  }));

  addEndpoint(app, 'DELETE /saved_views/:id', ({ caller, params }) => savedViews.remove(caller, params.id));
}
