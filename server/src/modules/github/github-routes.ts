import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { CompanyService } from '../company/company-service.ts';
import type { GithubService } from './github-service.ts';

/** The way back from GitHub's install page. Limited for each company, because every call asks GitHub. */
export async function githubRoutes(
  app: Routes,
  github: GithubService,
  company: CompanyService,
): Promise<void> {
  await limitByCompany(app, tooManyRequests);

  addEndpoint(
    app,
    'GET /github/setup',
    async ({ caller, query }) => {
      const { companyId, userId } = caller;
      if (userId === null) throw unauthorized();
      await github.setUp({ companyId, userId }, query);
      return { company: await company.get(caller) };
    },
    { config: { rateLimit: { max: 30, timeWindow: 60_000 } } },
  );
}
