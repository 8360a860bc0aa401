import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from './app-error.ts';

/** Who makes a request: a signed-in user, or a program with the company's API key (`userId` null). */
export interface Caller {
  companyId: number;
  userId: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route behind `requireCaller`. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The route takes the company's API key as the bearer too. */
    acceptsApiKey?: boolean;
  }
}

export interface CallerLookup {
  bySessionToken(token: string): Promise<Caller | undefined>;
  byApiKey(key: string): Promise<Caller | undefined>;
}

/** The text after `Bearer `, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Lets only known callers reach the routes of this scope; checked before the request itself is. */
export function requireCaller(app: FastifyInstance, lookup: CallerLookup): void {
  app.decorateRequest('caller', null as never);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    const caller =
      token === undefined
        ? undefined
        : ((await lookup.bySessionToken(token)) ??
          (request.routeOptions.config.acceptsApiKey ? await lookup.byApiKey(token) : undefined));
    if (!caller) throw unauthorized();
    request.caller = caller;
  });
}
