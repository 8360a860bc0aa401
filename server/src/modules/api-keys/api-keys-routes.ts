import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ApiKeysService } from './api-keys-service.ts';

export function apiKeysRoutes(app: Routes, apiKeys: ApiKeysService): void {
  addEndpoint(app, 'GET /api_keys', async ({ caller }) => ({
    api_keys: await apiKeys.list(caller.companyId),
  }));

  addEndpoint(app, 'POST /api_keys', async ({ caller, body }) => ({
    api_key: await apiKeys.create(caller, body),
  }));

  addEndpoint(app, 'DELETE /api_keys/:id', ({ caller, params }) =>
    apiKeys.revoke(caller.companyId, params.id),
  );
}
