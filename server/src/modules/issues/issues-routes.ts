import { tooManyRequests } from '../../platform/http/app-error.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { IssuesService } from './issues-service.ts';

/** Needs a scope of its own: the limit on tests of the tracker is registered there. */
export async function issuesRoutes(app: Routes, issues: IssuesService): Promise<void> {
  await limitByCompany(app, tooManyRequests);
  const limited = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
  addEndpoint(app, 'GET /company/issue_tracker', async ({ caller }) => ({
    issue_tracker: await issues.getTracker(caller.companyId),
  }));
  addEndpoint(app, 'PUT /company/issue_tracker', async ({ caller, body }) => ({
    issue_tracker: await issues.putTracker(caller.companyId, body),
  }));
  addEndpoint(
    app,
    'POST /company/issue_tracker/test',
    ({ caller }) => issues.testTracker(caller.companyId),
    limited,
  );
  addEndpoint(app, 'DELETE /company/issue_tracker', ({ caller }) => issues.removeTracker(caller.companyId));
}
