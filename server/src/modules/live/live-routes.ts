import type { OutgoingHttpHeaders } from 'node:http';
import { changesSchema } from 'shared/contract';
import { bearerToken } from '../../platform/http/caller.ts';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { LiveService } from './live-service.ts';

const DESCRIPTION = `Server-sent events that name what has changed in the company. Each event's data is JSON. A page that connects,
or connects again, loads everything: events that were missed are not repeated. The stream ends with its session.`;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would collect the events.
  'x-accel-buffering': 'no',
};

/** `hasSession`: whether the session of a token has not ended and opens its company. */
export function liveRoutes(
  app: Routes,
  live: LiveService,
  hasSession: (token: string) => Promise<boolean>,
): void {
  app.get(
    '/events',
    {
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        tags: ['runs'],
        security: bySession,
        description: DESCRIPTION,
        response: {
          200: { description: DESCRIPTION, content: { 'text/event-stream': { schema: changesSchema } } },
        },
      },
    },
    (request, reply) => {
      const session = bearerToken(request) ?? '';
      const { companyId } = request.caller;
      live.requireRoom({ companyId, session });
      reply.hijack();
      const response = reply.raw;
      // Those of CORS among them.
      const headers = reply.getHeaders() as OutgoingHttpHeaders;
      response.writeHead(200, { ...headers, ...STREAM_HEADERS });
      // Sends the headers, so that the page knows that it is connected.
      response.write(': connected\n\n');
      live.follow({ companyId, session, response }, () => hasSession(session));
    },
  );
  // A server that closes waits for its requests, and these would not end.
  app.addHook('preClose', () => live.close());
}
