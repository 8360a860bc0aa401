import { bearerToken } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from './auth-service.ts';
import type { LimitedCall } from './limits.ts';

const SIGNED_UP = "We've received your email. We'll be in touch soon with next steps.";
const RESET_SENT = 'If an account with this email exists, a reset link is on its way.';

/** The calls of the signed-out pages. Guessing pays here, so each caller's address has a limit, counted before the body is read. */
export function authRoutes(app: Routes, auth: AuthService): void {
  const limited = (call: LimitedCall) => ({
    async onRequest({ ip }: { ip: string }) {
      await auth.countCall('auth', ip);
      await auth.countCall(call, ip);
    },
  });

  addEndpoint(
    app,
    'POST /auth/login',
    ({ body, ip, headers }) => auth.login(body, ip, headers['user-agent']),
    limited('login'),
  );

  addEndpoint(
    app,
    'POST /auth/signup',
    async ({ body }) => {
      await auth.joinWaitingList(body.email);
      return { message: SIGNED_UP };
    },
    limited('signup'),
  );

  addEndpoint(
    app,
    'POST /auth/forgot-password',
    async ({ body }) => {
      await auth.requestReset(body.email);
      return { message: RESET_SENT };
    },
    limited('forgot-password'),
  );

  addEndpoint(
    app,
    'POST /auth/reset-password',
    async (request) => {
      await auth.resetPassword(bearerToken(request), request.body.new_password, request.ip);
      return { message: 'Your password has been updated.' };
    },
    limited('reset-password'),
  );

  addEndpoint(app, 'POST /auth/logout', (request) => auth.logout(bearerToken(request)));
}
