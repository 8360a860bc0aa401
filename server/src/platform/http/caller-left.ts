import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Aborts when the caller closes the connection before it has the whole reply, so that expensive work for it ends. The reason is an error that is
 * logged as the caller's: 499, as proxies call it.
 */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      left.abort(new AppError(499, 'caller_left', 'The caller closed the connection.'));
  });
  return left.signal;
}
