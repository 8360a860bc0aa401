import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Caller } from './caller.ts';
import { hideLinkTokens } from './hide-link-tokens.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that callers give are taken over where they cannot do harm in a log. */
const GIVEN_ID = /^[\w.:-]{1,128}$/;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** Asked for every few seconds by machines. */
const FREQUENT = /^\/health\//;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply lasts as long as the page is open, which is no duration of a request. */
    isStream?: boolean;
  }
}

/** Returns each request's id to the caller; logs and measures each request at its end. URLs are logged without their query: it may contain a permission. So may the path, where it is hidden. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const milliseconds = Math.round(reply.elapsedTime);
    const { isStream = false } = request.routeOptions.config;
    const isShort = !isStream || reply.statusCode >= 400;
    if (isShort) metrics.countRequest(method, route, reply.statusCode, reply.elapsedTime / 1000);
    const about = {
      method,
      path: hideLinkTokens(request.url.split('?')[0] ?? ''),
      status: reply.statusCode,
      milliseconds,
      ...callerOf(request),
    };
    request.log[FREQUENT.test(route) || isStream ? 'debug' : 'info'](about, 'Answered');
  });
}

/** No one, where the request was refused before. */
function callerOf({ caller }: { caller?: Caller | null }) {
  return caller ? { companyId: caller.companyId, userId: caller.userId, keyId: caller.apiKey?.id } : {};
}
