import type { GroupRunReply } from 'shared/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { RunsService } from './runs-service.ts';
import type { Starter } from './start/start-runs.ts';

export function runsRoutes(app: Routes, runs: RunsService): void {
  addEndpoint(app, 'POST /test_group_run/trigger_run', async (request, reply) => {
    const run = await runs.trigger(starterOf(request), request.body);
    reply.header('location', locationOf(run));
    return run;
  });

  addEndpoint(app, 'POST /test_group_run/:id/rerun', async (request, reply) => {
    const run = await runs.rerun(starterOf(request), request.params.id, request.body);
    reply.header('location', locationOf(run));
    return run;
  });

  addEndpoint(app, 'GET /test_group_run/list', ({ caller, query }) => runs.list(caller.companyId, query));

  addEndpoint(app, 'GET /test_group_run/:id', ({ caller, params }) => runs.get(caller.companyId, params.id));

  addEndpoint(app, 'POST /test_group_run/:id/cancel', ({ caller, params }) =>
    runs.cancel(caller.companyId, params.id),
  );
}

interface StartRequest {
  caller: Caller;
  headers: { 'idempotency-key'?: string | undefined };
}

/** Signed-in people start runs as themselves; a caller with the API key is a pipeline. */
function starterOf({ caller, headers }: StartRequest): Starter {
  return {
    companyId: caller.companyId,
    startedBy: caller.userId === null ? 'pipeline' : 'person',
    startedByUserId: caller.userId,
    startedByKey: caller.apiKey?.name,
    idempotencyKey: headers['idempotency-key'],
  };
}

const locationOf = ({ test_group_run: { id } }: GroupRunReply) => `/test_group_run/${id}`;
