import { unauthorized } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Judge, TriageService } from './triage-service.ts';

export function triageRoutes(app: Routes, triage: TriageService): void {
  addEndpoint(app, 'GET /test_run/to_review', ({ caller, query }) => triage.listToReview(caller, query));

  addEndpoint(app, 'GET /test_run/:id/verdict', ({ caller, params }) =>
    triage.get(caller.companyId, params.id),
  );

  addEndpoint(app, 'PUT /test_run/:id/verdict', ({ caller, params, body }) =>
    triage.put(judgeOf(caller), params.id, body),
  );

  addEndpoint(app, 'DELETE /test_run/:id/verdict', ({ caller, params, query }) =>
    triage.remove(judgeOf(caller), params.id, { withAlike: query.with_alike }),
  );

  addEndpoint(app, 'GET /test_run/:id/issue', ({ caller, params }) =>
    triage.draftIssue(caller.companyId, params.id),
  );

  addEndpoint(app, 'POST /test_run/:id/issue', ({ caller, params, body }) =>
    triage.createIssue(caller.companyId, params.id, body),
  );
}

function judgeOf({ companyId, userId }: Caller): Judge {
  if (userId === null) throw unauthorized();
  return { companyId, userId };
}
