import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../platform/http/caller.ts';
import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitBy } from '../../platform/http/limit-by.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { LiveCaller, LiveSessionsService } from './live-sessions-service.ts';

/** A page that lost its connection asks once a second. */
const TICKETS_A_MINUTE = 120;

/** Needs a scope of its own: the limit on tickets is registered there. */
export async function liveSessionsRoutes(app: Routes, liveSessions: LiveSessionsService): Promise<void> {
  await limitBy(app, ({ caller }) => String(caller.userId), tooManyRequests);

  addEndpoint(app, 'POST /live', (request) => liveSessions.start(callerOf(request), request.body));

  addEndpoint(app, 'GET /live', (request) =>
    liveSessions.list(callerOf(request), request.query.blueprint_id),
  );

  addEndpoint(
    app,
    'POST /live/:id/tickets',
    (request) => liveSessions.createTicket(callerOf(request), request.params.id, request.body.role),
    { config: { rateLimit: { max: TICKETS_A_MINUTE, timeWindow: 60_000 } } },
  );

  addEndpoint(app, 'DELETE /live/:id', (request) => liveSessions.end(callerOf(request), request.params.id));
}

function callerOf(request: FastifyRequest): LiveCaller {
  const { companyId, userId, role } = request.caller;
  const token = bearerToken(request);
  if (userId === null || token === undefined) throw unauthorized();
  return { companyId, userId, role, token };
}
