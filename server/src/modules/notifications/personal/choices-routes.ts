import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { NotificationChoicesService } from './choices-service.ts';

export function notificationChoicesRoutes(app: Routes, choices: NotificationChoicesService): void {
  addEndpoint(app, 'GET /account/notifications', ({ caller }) => choices.get(caller));

  addEndpoint(app, 'PUT /account/notifications', ({ caller, body }) => choices.put(caller, body));
}
