import type { FastifyInstance } from 'fastify';
import { NO_COMPANY, type Caller } from '../../platform/http/caller.ts';
import type { FirstCall, IdempotencyService } from './idempotency-service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its replies are stored for calls that are repeated with the same `Idempotency-Key`. */
    storesReplies?: boolean;
  }
  interface FastifyRequest {
    /** Of a creating call with an `Idempotency-Key` that is carried out now. */
    firstCall: FirstCall | null;
  }
}

/**
 * Creating calls of this scope that are repeated with their `Idempotency-Key` get the stored reply of the first. Register it behind
 * `requireCaller`: the role is checked each time. A failure is not stored: whoever repeats the call tries again.
 */
export function honorIdempotencyKeys(scope: FastifyInstance, idempotency: IdempotencyService): void {
  scope.decorateRequest('firstCall', null);

  scope.addHook('preHandler', async (request, reply) => {
    const { config, url: path = '' } = request.routeOptions;
    const key = request.headers['idempotency-key'];
    if (!config.storesReplies || typeof key !== 'string') return;
    // Replies are stored with the company.
    if (request.caller.companyId === NO_COMPANY) return;
    const begun = await idempotency.begin({
      companyId: request.caller.companyId,
      caller: nameOf(request.caller),
      endpoint: `${request.method} ${path}`,
      key,
      request: JSON.stringify([request.url, request.body ?? null]),
    });
    if ('first' in begun) {
      request.firstCall = begun.first;
      return;
    }
    const { status, body, location } = begun.reply;
    if (location !== null) void reply.header('location', location);
    return reply.code(status).type('application/json').serializer(String).send(body);
  });

  // Before the reply leaves, so that no repeated call comes too early.
  scope.addHook('onSend', async (request, reply, payload) => {
    const { firstCall: first } = request;
    if (!first) return;
    request.firstCall = null;
    const { statusCode: status } = reply;
    try {
      if (status >= 300 || typeof payload !== 'string') await first.release();
      else await first.store({ status, body: payload, location: locationOf(reply.getHeader('location')) });
    } catch (error) {
      // It was created: this call succeeds, and a repeated one waits in vain.
      request.log.error({ err: error }, 'The reply of a call with an Idempotency-Key could not be stored');
    }
  });
}

function nameOf({ userId, apiKey }: Caller): string {
  if (userId !== null) return `user:${userId}`;
  return apiKey ? `key:${apiKey.id}` : 'company';
}

const locationOf = (header: unknown) => (typeof header === 'string' ? header : null);
