import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import {
  emailBodySchema,
  loginBodySchema,
  loginReplySchema,
  messageSchema,
  resetPasswordBodySchema,
} from 'shared/contract';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { bearerToken } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from './auth-service.ts';

const SIGNED_UP = "We've received your email. We'll be in touch soon with next steps.";
const RESET_SENT = 'If an account with this email exists, a reset link is on its way.';

/** The calls of the signed-out pages; they are the ones worth guessing at, so they are limited. */
export async function authRoutes(app: Routes, auth: AuthService): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(
        429,
        'too_many_requests',
        `Too many attempts. Please try again in ${Math.ceil(ttl / 1000)} seconds.`,
      ),
  });
  /** Counted per address and account, so that people behind one address do not lock each other out. */
  const limited = (max: number) => ({
    rateLimit: { max, timeWindow: 60_000, hook: 'preHandler' as const, keyGenerator: addressAndAccount },
  });

  app.post(
    '/auth/login',
    {
      schema: { tags: ['auth'], body: loginBodySchema, response: { 200: loginReplySchema } },
      config: limited(20),
    },
    (request) => auth.login(request.body),
  );

  app.post(
    '/auth/signup',
    {
      schema: { tags: ['auth'], body: emailBodySchema, response: { 202: messageSchema } },
      config: limited(5),
    },
    async (request, reply) => {
      await auth.joinWaitingList(request.body.email);
      return reply.code(202).send({ message: SIGNED_UP });
    },
  );

  app.post(
    '/auth/forgot-password',
    {
      schema: { tags: ['auth'], body: emailBodySchema, response: { 200: messageSchema } },
      config: limited(5),
    },
    async (request) => {
      await auth.requestReset(request.body.email);
      return { message: RESET_SENT };
    },
  );

  app.post(
    '/auth/reset-password',
    {
      schema: {
        tags: ['auth'],
        description: "The bearer is the token of the mail's link.",
        body: resetPasswordBodySchema,
        response: { 200: messageSchema },
      },
      config: limited(20),
    },
    async (request) => {
      await auth.resetPassword(bearerToken(request), request.body.new_password);
      return { message: 'Your password has been updated.' };
    },
  );

  app.post(
    '/auth/logout',
    { schema: { tags: ['auth'], response: { 204: z.null() } } },
    async (request, reply) => {
      await auth.logout(bearerToken(request));
      return reply.code(204).send(null);
    },
  );
}

function addressAndAccount(request: FastifyRequest): string {
  const body = request.body as { email?: string } | undefined;
  return `${request.ip} ${body?.email?.toLowerCase() ?? ''}`;
}
