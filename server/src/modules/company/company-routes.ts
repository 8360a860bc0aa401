import { companyReplySchema, companyUpdateSchema } from 'shared/contract';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { CompanyService } from './company-service.ts';

const reply = { 200: companyReplySchema };

export function companyRoutes(app: Routes, company: CompanyService): void {
  app.get(
    '/company/me',
    { schema: { tags: ['company'], security: bySession, response: reply } },
    async (request) => ({
      company: await company.get(request.caller),
    }),
  );

  app.put(
    '/company/me',
    { schema: { tags: ['company'], security: bySession, body: companyUpdateSchema, response: reply } },
    async (request) => ({ company: await company.update(request.caller, request.body) }),
  );

  app.post(
    '/company/me/api-key',
    { schema: { tags: ['company'], security: bySession, response: reply } },
    async (request) => ({ company: await company.regenerateApiKey(request.caller) }),
  );
}
