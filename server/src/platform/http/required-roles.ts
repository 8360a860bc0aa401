import type { Role } from 'shared/constants';
import { endpoints, type Endpoint } from 'shared/contract';

/** The least role that each call requires: those of the contract, and streams, reports and agents, which it does not describe. */
export const requiredRoles: Record<string, Role> = {
  ...Object.fromEntries(
    Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) =>
      'role' in endpoint ? [[key, endpoint.role]] : [],
    ),
  ),
  'GET /audit_events/csv': 'owner',
  'GET /events': 'viewer',
  // Its tools ask more, as the calls that do the same.
  'POST /mcp': 'viewer',
  'GET /mcp': 'viewer',
  'DELETE /mcp': 'viewer',
  'GET /test_group_run/:id/junit': 'viewer',
  'GET /test_group_run/:id/ctrf': 'viewer',
  'GET /test_group_run/:id/summary': 'viewer',
  'GET /test_group_run/:id/comment': 'viewer',
};

/** @throws when the table has no such route */
export function requiredRole(method: string, url: string): Role {
  // Fastify adds a HEAD route to each GET.
  const role = requiredRoles[`${method === 'HEAD' ? 'GET' : method} ${url}`];
  if (!role) throw new Error(`The table of required roles has no ${method} ${url}.`);
  return role;
}
