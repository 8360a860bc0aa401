import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../../platform/http/app-error.ts';
import { bearerToken } from '../../platform/http/caller.ts';
import type { Person } from './account-service.ts';

/** The person of a request and the session. @throws a 401 for a program */
export function personOf(request: FastifyRequest): Person {
  const token = bearerToken(request);
  const { userId, companyId, isSso } = request.caller;
  if (userId === null || token === undefined) throw unauthorized();
  return { userId, token, onlyCompanyId: isSso ? companyId : null, address: request.ip };
}
