import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import type { Routes } from './routes.ts';

/**
 * Lets routes of this scope limit their callers by `config: { rateLimit: { max, timeWindow } }`, counted in this process. Calls with the same
 * key count together; `refuse` makes the 429 from the milliseconds to wait.
 */
export async function limitBy(
  scope: Routes,
  keyOf: (request: FastifyRequest) => string,
  refuse: (wait: number) => AppError,
): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, { ttl }) => refuse(ttl),
  });
}
