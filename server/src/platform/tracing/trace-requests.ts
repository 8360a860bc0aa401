import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from './tracing.ts';

/** Asked for every few seconds by machines, or open for as long as a page is. */
const UNTRACED = /^\/(health\/|events$)/;

/** A span for each request, in the trace that its caller names. URLs are recorded as route patterns: they may contain a token. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const parent = headers['traceparent'];
    const span = UNTRACED.test(route)
      ? undefined
      : tracing.begin({
          name: `${method} ${route}`,
          kind: 'server',
          parent: typeof parent === 'string' ? parent : undefined,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'steplight.request_id': request.id,
          },
        });
    if (!span) {
      next();
      return;
    }
    spans.set(request, span);
    span.run(next);
  });
  // After the body has been read, hooks run in the context of its stream.
  app.addHook('preValidation', (request, _reply, next) => {
    const span = spans.get(request);
    if (span) span.run(next);
    else next();
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail();
    span?.end();
  });
}
