import type { z } from 'zod';

/** Method and path of a call, e.g. `GET /test_run/:id`. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call of the API: what it takes, what it answers and who may make it. */
export interface EndpointDefinition {
  /** `public`: no session. `session-or-key`: an API key serves as the bearer too. Default: `session`. */
  access?: 'public' | 'session' | 'session-or-key';
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
