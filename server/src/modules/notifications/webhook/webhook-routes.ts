import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { WebhookService } from './webhook-service.ts';

export function webhookRoutes(app: Routes, webhook: WebhookService): void {
  addEndpoint(app, 'GET /company/webhook', async ({ caller }) => ({ webhook: await webhook.get(caller) }));

  addEndpoint(app, 'PUT /company/webhook', ({ caller, body }) => webhook.put(caller, body));

  addEndpoint(app, 'POST /company/webhook/secret', ({ caller }) => webhook.replaceSecret(caller));

  addEndpoint(app, 'DELETE /company/webhook', ({ caller }) => webhook.remove(caller));
}
