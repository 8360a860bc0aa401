import type { FastifyRequest } from 'fastify';
import { personActor, type Actor } from '../actor.ts';
import type { Caller } from './caller.ts';

/** The key that each company has, which has no name of its own. */
const COMPANY_KEY_NAME = 'API key';

/** Who makes a request. Before a caller is known (on public routes), only the address is. */
export function requestActor(request: Pick<FastifyRequest, 'ip'> & { caller?: Caller | null }): Actor {
  const { caller, ip: address } = request;
  if (!caller) return { kind: 'system', id: null, name: 'unknown', address };
  if (caller.userId !== null) return personActor(caller.userId, address);
  return { kind: 'api_key', id: null, name: caller.apiKey?.name ?? COMPANY_KEY_NAME, address };
}
