import { companyReplySchema, githubSetupQuerySchema } from 'shared/contract';
import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { CompanyService } from '../company/company-service.ts';
import type { GithubService } from './github-service.ts';

/** The way back from GitHub's install page. Limited for each company, because every call asks GitHub. */
export async function githubRoutes(
  app: Routes,
  github: GithubService,
  company: CompanyService,
): Promise<void> {
  await limitByCompany(app, tooManyRequests);

  app.get(
    '/github/setup',
    {
      schema: {
        tags: ['github'],
        description: "Connects an installation of the GitHub App. The query is that of GitHub's redirect.",
        security: bySession,
        querystring: githubSetupQuerySchema,
        response: { 200: companyReplySchema },
      },
      config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    },
    async (request) => {
      const { companyId, userId } = request.caller;
      if (userId === null) throw unauthorized();
      await github.setUp({ companyId, userId }, request.query);
      return { company: await company.get(request.caller) };
    },
  );
}
