import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { RoutingService } from './routing-service.ts';

export function routingRoutes(app: Routes, routing: RoutingService): void {
  addEndpoint(app, 'GET /company/notification-routes', async ({ caller }) => ({
    notification_routes: await routing.list(caller),
  }));

  addEndpoint(app, 'POST /company/notification-routes', async ({ caller, body }) => ({
    notification_route: await routing.save(caller, null, body),
  }));

  addEndpoint(app, 'PUT /company/notification-routes/:id', async ({ caller, params, body }) => ({
    notification_route: await routing.save(caller, params.id, body),
  }));

  addEndpoint(app, 'DELETE /company/notification-routes/:id', ({ caller, params }) =>
    routing.remove(caller, params.id),
  );
}
