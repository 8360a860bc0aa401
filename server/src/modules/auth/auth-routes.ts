import {
  emailBodySchema,
  loginBodySchema,
  loginReplySchema,
  messageSchema,
  resetPasswordBodySchema,
} from 'shared/contract';
import { z } from 'zod';
import { bearerToken } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from './auth-service.ts';
import type { LimitedCall } from './limits.ts';

const SIGNED_UP = "We've received your email. We'll be in touch soon with next steps.";
const RESET_SENT = 'If an account with this email exists, a reset link is on its way.';

/** The calls of the signed-out pages; they are the ones worth guessing at, so each address has a limit, counted before anything is read. */
export function authRoutes(app: Routes, auth: AuthService): void {
  const limited = (call: LimitedCall) => ({
    async onRequest({ ip }: { ip: string }) {
      await auth.countCall('auth', ip);
      await auth.countCall(call, ip);
    },
  });

  app.post(
    '/auth/login',
    {
      schema: { tags: ['auth'], body: loginBodySchema, response: { 200: loginReplySchema } },
      ...limited('login'),
    },
    (request) => auth.login(request.body, request.ip),
  );

  app.post(
    '/auth/signup',
    {
      schema: { tags: ['auth'], body: emailBodySchema, response: { 202: messageSchema } },
      ...limited('signup'),
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
      ...limited('forgot-password'),
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
      ...limited('reset-password'),
    },
    async (request) => {
      await auth.resetPassword(bearerToken(request), request.body.new_password, request.ip);
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
