import { bearerToken } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { AccountService } from './account-service.ts';
import { personOf } from './person-of.ts';

/** What a signed-in person decides about their own account. */
export function accountRoutes(app: Routes, account: AccountService): void {
  addEndpoint(app, 'PUT /account', (request) => account.rename(personOf(request), request.body.name));
  addEndpoint(app, 'PUT /account/password', (request) =>
    account.changePassword(personOf(request), request.body),
  );
  addEndpoint(app, 'GET /account/sessions', (request) =>
    account.listSessions(personOf(request), request.query),
  );
  addEndpoint(app, 'DELETE /account/sessions/:id', (request) =>
    account.endSession(personOf(request), request.params.id),
  );
  addEndpoint(app, 'DELETE /account/sessions', (request) => account.endOtherSessions(personOf(request)));
  addEndpoint(app, 'POST /account/email', async (request) => ({
    pending_email: await account.beginEmailChange(personOf(request), request.body),
  }));
  addEndpoint(app, 'DELETE /account/email', (request) => account.withdrawEmailChange(personOf(request)));
  addEndpoint(app, 'POST /account/two_factor', (request) =>
    account.beginTwoFactor(personOf(request), request.body.password),
  );
  addEndpoint(app, 'POST /account/two_factor/confirm', async (request) => ({
    recovery_codes: await account.confirmTwoFactor(personOf(request), request.body.code),
  }));
  addEndpoint(app, 'POST /account/two_factor/disable', (request) =>
    account.disableTwoFactor(personOf(request), request.body),
  );
  addEndpoint(app, 'POST /account/two_factor/recovery_codes', async (request) => ({
    recovery_codes: await account.renewRecoveryCodes(personOf(request), request.body.code),
  }));
  addEndpoint(app, 'POST /account/delete', (request) => account.delete(personOf(request), request.body));
  addEndpoint(app, 'GET /account/export', (request) => account.export(personOf(request)));
}

/** The page that the links of a change of an e-mail address lead to needs no session. */
export function confirmEmailRoute(
  app: Routes,
  account: AccountService,
  auth: Pick<AuthService, 'countCall'>,
): void {
  addEndpoint(app, 'POST /auth/confirm-email', (request) => account.confirmEmail(bearerToken(request)), {
    async onRequest({ ip }) {
      await auth.countCall('auth', ip);
      await auth.countCall('confirm-email', ip);
    },
  });
}
