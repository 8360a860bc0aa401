import type { FastifyInstance, FastifyBaseLogger, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** A scope of the application whose routes are typed by their schemas. */
export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type Security = Record<string, string[]>[];

/** Who may call the route, as the OpenAPI document describes it. */
export const bySession: Security = [{ session: [] }];
export const byTicket: Security = [{ ticket: [] }];
export const bySessionOrKey: Security = [{ session: [] }, { apiKey: [] }];
