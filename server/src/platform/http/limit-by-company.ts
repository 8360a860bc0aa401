import rateLimit from '@fastify/rate-limit';
import type { AppError } from './app-error.ts';
import type { Routes } from './routes.ts';

/**
 * Lets routes of this scope limit each company by `config: { rateLimit: { max, timeWindow } }`, counted in this process.
 * `refuse` makes the 429 from the milliseconds to wait.
 */
export async function limitByCompany(scope: Routes, refuse: (wait: number) => AppError): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: (request) => String(request.caller.companyId),
    errorResponseBuilder: (_request, { ttl }) => refuse(ttl),
  });
}
