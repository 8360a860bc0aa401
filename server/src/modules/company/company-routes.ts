import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { personOf } from '../account/account-changes-service.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { CompanyService } from './company-service.ts';

export function companyRoutes(app: Routes, company: CompanyService): void {
  addEndpoint(app, 'GET /company/me', async ({ caller }) => ({ company: await company.get(caller) }));

  addEndpoint(app, 'PUT /company/me', async ({ caller, body }) => ({
    company: await company.update(caller, body),
  }));

  addEndpoint(app, 'POST /companies', async ({ caller, body }) => ({
    company: await company.createOwn(caller, body.name),
  }));

  addEndpoint(app, 'PUT /company/me/name', ({ caller, body }) => company.rename(caller.companyId, body.name));

  addEndpoint(app, 'PUT /company/me/two_factor', ({ caller, body }) =>
    company.requireTwoFactor(caller, body.is_required),
  );

  addEndpoint(app, 'POST /company/me/delete', (request) =>
    company.delete(personOf(request), request.caller.companyId, request.body),
  );

  addEndpoint(app, 'POST /company/me/api-key', async ({ caller }) => ({
    company: await company.regenerateApiKey(caller),
  }));
}
