import type { z } from 'zod';
import type { Role } from 'shared/constants';

/** Method and path of a call, e.g. `GET /test_run/:id`. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** What a call of the API takes and answers. */
interface Exchange {
  description?: string;
  /** One field for each `:name` of the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Of a success. Default: 200 with a reply, 204 without one. */
  status?: 200 | 201 | 202;
  /** Absent: the reply has no body. */
  reply?: z.ZodType;
  /** Bodies of failures that carry more than `errorSchema` does, by status. */
  errors?: Record<number, z.ZodType>;
}

interface PublicAccess {
  access: 'public';
}

interface GuardedAccess {
  /** `session-or-key`: an API key serves as the bearer too. Default: `session`. */
  access?: 'session' | 'session-or-key';
  /** The least one of a caller. Viewers read; editors change tests, runs and what they need; owners decide about people and access. */
  role: Role;
}

/** A call of the API: what it takes, what it answers and who may make it. */
export type EndpointDefinition = Exchange & (PublicAccess | GuardedAccess);

/** An endpoint with the heading that the OpenAPI document lists it under. */
export type Endpoint = EndpointDefinition & { tag: string };

/** The endpoints of a resource, by method and path. */
export function defineEndpoints<Table extends Record<EndpointName, EndpointDefinition>>(
  tag: string,
  table: Table,
): { [Name in keyof Table]: Table[Name] & { tag: string } };
export function defineEndpoints(tag: string, table: Record<string, EndpointDefinition>) {
  return Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, { ...endpoint, tag }]));
}
