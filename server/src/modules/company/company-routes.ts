import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { CompanyService } from './company-service.ts';

export function companyRoutes(app: Routes, company: CompanyService): void {
  addEndpoint(app, 'GET /company/me', async ({ caller }) => ({ company: await company.get(caller) }));

  addEndpoint(app, 'PUT /company/me', async ({ caller, body }) => ({
    company: await company.update(caller, body),
  }));

  addEndpoint(app, 'POST /company/me/api-key', async ({ caller }) => ({
    company: await company.regenerateApiKey(caller),
  }));
}
