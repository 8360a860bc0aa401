import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { hasRole, type Role } from 'shared/constants';
import { forbidden, forbiddenForKey, noCompany, twoFactorRequired, unauthorized } from './app-error.ts';
import { requiredRole } from './required-roles.ts';

/** In place of the id of a company; no row has it. */
export const NO_COMPANY = 0;

/** Who makes a request: a signed-in user, or a program with an API key (`userId` null). */
export interface Caller {
  /** `NO_COMPANY`: the person belongs to none. */
  companyId: number;
  userId: number | null;
  role: Role;
  /** The named key of a program; absent: the company's key. */
  apiKey?: { id: number; name: string };
  /** The session was begun by the identity provider of the company. */
  isSso?: boolean;
  /** Nothing but the own account is open until the person has set up a second factor. */
  needsTwoFactor?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route behind `requireCaller`. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The route takes an API key as the bearer too. */
    acceptsApiKey?: boolean;
    /** What a caller must at least be. `requireCaller` takes it from the table of roles. */
    requiredRole?: Role;
  }
}

export interface CallerLookup {
  bySessionToken(token: string): Promise<Caller | undefined>;
  /** `address`: where the call comes from. @throws when the key is known but may not be used now */
  byApiKey(key: string, address: string): Promise<Caller | undefined>;
}

/** The text after `Bearer `, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Lets only callers with the role that a route requires reach the routes of this scope; checked before the request itself is.
 * @throws when a route is registered that the table of roles does not contain
 */
export function requireCaller(app: FastifyInstance, lookup: CallerLookup): void {
  app.decorateRequest('caller', null as never);
  app.addHook('onRoute', (route: RouteOptions) => {
    route.config = { ...route.config, requiredRole: requiredRole(String(route.method), route.url) };
  });
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    const caller =
      token === undefined
        ? undefined
        : ((await lookup.bySessionToken(token)) ??
          (request.routeOptions.config.acceptsApiKey ? await lookup.byApiKey(token, request.ip) : undefined));
    if (!caller) throw unauthorized();
    request.caller = caller;
    const { config, url = '' } = request.routeOptions;
    const { requiredRole: needed = 'owner' } = config;
    if (caller.companyId === NO_COMPANY && !WITHOUT_COMPANY.test(url)) throw noCompany();
    if (!hasRole(caller.role, needed)) throw caller.userId === null ? forbiddenForKey() : forbidden(needed);
    if (caller.needsTwoFactor && !WITHOUT_TWO_FACTOR.test(url)) throw twoFactorRequired();
  });
}

/** Calls about the person alone. The export of an account has titles of the company, and what a person is told of is chosen for each company. */
const WITHOUT_TWO_FACTOR = /^\/account(?!\/(?:export|notifications)$)(?:\/|$)/;
const WITHOUT_COMPANY = /^\/(?:account(?!\/notifications$)(?:\/|$)|companies$)/;
