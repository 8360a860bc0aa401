import type { BodyOf } from 'shared/contract';
import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Judge, TriageService } from './triage-service.ts';

/** Calls of the issue tracker, of one company: issues that are created, and issues that verdicts name. */
const ISSUES_A_MINUTE = 30;

/** Needs a scope of its own: the limits on issues are registered there. */
export async function triageRoutes(app: Routes, triage: TriageService): Promise<void> {
  await limitByCompany(app, tooManyRequests);
  const limit = { max: ISSUES_A_MINUTE, timeWindow: 60_000 };

  addEndpoint(app, 'GET /test_run/to_review', ({ caller, query }) => triage.listToReview(caller, query));

  addEndpoint(app, 'GET /test_run/:id/verdict', ({ caller, params }) =>
    triage.get(caller.companyId, params.id),
  );

  addEndpoint(
    app,
    'PUT /test_run/:id/verdict',
    ({ caller, params, body }) => triage.put(judgeOf(caller), params.id, body),
    { config: { rateLimit: { ...limit, allowList: ({ body }) => !namesIssue(body) } } },
  );

  addEndpoint(app, 'DELETE /test_run/:id/verdict', ({ caller, params, query }) =>
    triage.remove(judgeOf(caller), params.id, { withAlike: query.with_alike }),
  );

  addEndpoint(app, 'GET /test_run/:id/issue', ({ caller, params }) =>
    triage.draftIssue(caller.companyId, params.id),
  );

  addEndpoint(
    app,
    'POST /test_run/:id/issue',
    ({ caller, params, body }) => triage.createIssue(caller.companyId, params.id, body),
    { config: { rateLimit: limit } },
  );
}

const namesIssue = (body: unknown) => (body as BodyOf<'PUT /test_run/:id/verdict'>).issue !== undefined;

function judgeOf({ companyId, userId }: Caller): Judge {
  if (userId === null) throw unauthorized();
  return { companyId, userId };
}
