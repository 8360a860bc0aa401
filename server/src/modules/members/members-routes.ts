import { tooManyRequests } from '../../platform/http/app-error.ts';
import { bearerToken } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { InvitationsService } from './invitations-service.ts';
import type { MembersService } from './members-service.ts';
import type { MembershipsService } from './memberships-service.ts';

interface Services {
  members: MembersService;
  invitations: InvitationsService;
  memberships: MembershipsService;
}

/** Needs a scope of its own: mails to strangers are limited for each company. */
export async function membersRoutes(
  app: Routes,
  { members, invitations, memberships }: Services,
): Promise<void> {
  await limitByCompany(app, tooManyRequests);
  const mails = { config: { rateLimit: { max: 50, timeWindow: 10 * 60_000 } } };

  addEndpoint(app, 'GET /members', async ({ caller: { companyId, role } }) => ({
    members: await members.list(companyId, role),
    invitations: await invitations.list(companyId),
    ...(await members.findRules(companyId)),
  }));
  addEndpoint(app, 'PUT /members/:id', async ({ caller, params, body }) => ({
    member: await members.changeRole(caller.companyId, params.id, body.role),
  }));
  addEndpoint(app, 'DELETE /members/:id', ({ caller, params }) =>
    members.remove(caller.companyId, params.id),
  );
  addEndpoint(
    app,
    'POST /invitations',
    async ({ caller, body }) => ({ invitation: await invitations.invite(caller, body) }),
    mails,
  );
  addEndpoint(
    app,
    'POST /invitations/:id/resend',
    async ({ caller, params }) => ({ invitation: await invitations.resend(caller, params.id) }),
    mails,
  );
  addEndpoint(app, 'DELETE /invitations/:id', ({ caller, params }) =>
    invitations.withdraw(caller.companyId, params.id),
  );

  addEndpoint(app, 'GET /account', async ({ caller }) => ({ account: await memberships.describe(caller) }));
  addEndpoint(app, 'GET /account/company_of', async ({ caller, query }) => ({
    company: await memberships.companyOf(caller, query),
  }));
  addEndpoint(app, 'POST /account/switch_company', (request) =>
    memberships.switchCompany(request.caller, bearerToken(request), request.body.company_id),
  );
  addEndpoint(app, 'POST /account/leave_company', ({ caller }) => memberships.leave(caller));
}

/** What the link of an invitation leads to. Guessing pays here, so each caller's address has a limit. */
export function invitationRoutes(app: Routes, invitations: InvitationsService, auth: AuthService): void {
  const limited = {
    onRequest: ({ ip }: { ip: string }) => auth.countCall('invitation', ip),
  };
  addEndpoint(app, 'GET /invitation', (request) => invitations.describe(bearerToken(request)), limited);
  addEndpoint(
    app,
    'POST /invitation/accept',
    async (request) => {
      await invitations.accept(bearerToken(request), request.body);
      return { message: 'You are a member now. Sign in to begin.' };
    },
    limited,
  );
}
