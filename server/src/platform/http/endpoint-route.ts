import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import {
  endpoints,
  idempotencyHeadersSchema,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOutputOf,
} from 'shared/contract';
import { z } from 'zod';
import { actingAs } from '../actor.ts';
import { withTakenOver } from '../edits/taken-over.ts';
import { requestActor } from './request-actor.ts';
import { bySession, bySessionOrKey, type Routes } from './routes.ts';

/** A request whose parts have passed the endpoint's schemas. */
type EndpointRequest<Key extends EndpointKey> = FastifyRequest<{
  Params: ParamsOf<Key>;
  Querystring: QueryOf<Key>;
  Headers: HeadersOf<Key>;
  Body: BodyOf<Key>;
}>;

type Result<Key extends EndpointKey> =
  ReplyOutputOf<Key> extends undefined ? Promise<void> : ReplyOutputOf<Key> | Promise<ReplyOutputOf<Key>>;

type Handler<Key extends EndpointKey> = (request: EndpointRequest<Key>, reply: FastifyReply) => Result<Key>;

type Options = Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'onRequest'>;

const SECURITY = { public: undefined, session: bySession, 'session-or-key': bySessionOrKey };

/**
 * Registers an endpoint of the contract: its schemas check the request and describe the route, `handler` returns the body of the reply.
 * Endpoints that are not public belong into a scope with `requireCaller`.
 */
export function addEndpoint<Key extends EndpointKey>(
  app: Routes,
  key: Key,
  handler: Handler<Key>,
  { config, ...options }: Options = {},
): void {
  const endpoint: Endpoint = endpoints[key];
  const [method = '', url = ''] = key.split(' ');
  const status = endpoint.status ?? (endpoint.reply ? 200 : 204);
  app.route({
    ...options,
    method,
    url,
    config: {
      ...config,
      acceptsApiKey: endpoint.access === 'session-or-key',
      // Those that declare the header themselves keep their keys themselves.
      storesReplies: isCreating(endpoint) && endpoint.headers === undefined,
    },
    schema: { ...describe(endpoint), response: { [status]: endpoint.reply ?? z.null(), ...endpoint.errors } },
    handler: async (request, reply) => {
      const body = await actingAs(requestActor(request), () =>
        withTakenOver(async () => handler(request as EndpointRequest<Key>, reply)),
      );
      return reply.code(status).send(body ?? null);
    },
  });
}

const isCreating = ({ status }: Endpoint) => status === 201;

/** Without absent parts: Fastify warns about a schema that is undefined. */
function describe(endpoint: Endpoint) {
  const { tag, access = 'session', description, params, query, body } = endpoint;
  const schema = {
    tags: [tag],
    description,
    security: SECURITY[access],
    params,
    querystring: query,
    headers: endpoint.headers ?? (isCreating(endpoint) ? idempotencyHeadersSchema : undefined),
    body,
  };
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
