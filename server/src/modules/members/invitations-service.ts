import type { BodyOf, Invitation, SentOffer } from 'shared/contract';
import { hashNewPassword } from '../../platform/crypto/new-passwords.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { currentActor, personActor } from '../../platform/actor.ts';
import { AppError, conflict, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { AuthService } from '../auth/auth-service.ts';
import { addMember, findUserByEmail, insertUser, removeFromWaitingList } from '../auth/people-service.ts';
import { invitationMail } from './invitation-mail.ts';
import * as repository from './invitations-repository.ts';
import { listMembers } from './members-repository.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Invitations of a company at once. */
const MAX_INVITATIONS = 200;

export interface InvitationsService {
  list(companyId: number): Promise<Invitation[]>;
  /**
   * Mails the link. An address that is invited already gets a new one with this role.
   * @throws a 409 for a member, a 422 for too many invitations, a 429 for a person who has sent many of late, a 502 where the invitation is stored but its mail could not be sent
   */
  invite(caller: Inviter, input: BodyOf<'POST /invitations'>): Promise<Invitation>;
  /** Mails a new link; the old one is dead. 404 for an unknown invitation, 502 as above. */
  resend(caller: Inviter, id: number): Promise<Invitation>;
  /** 404 for an unknown invitation. */
  withdraw(companyId: number, id: number): Promise<void>;
  /** What the link offers. @throws a 401 for one that has expired or was used */
  describe(token: string | undefined): Promise<SentOffer>;
  /** Uses the link up and makes the person a member. @throws a 401 as above, a 422 where a new account gets no password, a 403 where its company takes none */
  accept(token: string | undefined, input: BodyOf<'POST /invitation/accept'>): Promise<void>;
}

interface Inviter {
  companyId: number;
  userId: number | null;
}

type Dependencies = Pick<Platform, 'database' | 'mailer' | 'config' | 'log'> & {
  auth: Pick<AuthService, 'countMailToStranger'>;
};

export function createInvitationsService({
  database,
  mailer,
  config,
  log,
  auth,
}: Dependencies): InvitationsService {
  const { queries } = database;

  /** Of an invitation whose link was just made. */
  async function mailLink(companyId: number, id: number, token: string): Promise<Invitation> {
    const invitation = await repository.findInvitation(queries, companyId, id);
    const offer = await repository.findOffer(queries, hashToken(token));
    if (!invitation || !offer) throw notFoundInCompany('The invitation');
    const { email, company, role } = offer;
    const link = pagesOf(config.webAddress).invitation(token);
    const inviter = offer.invitedBy ?? company;
    try {
      await mailer.send(invitationMail({ email, company, role, inviter, link }));
    } catch (error) {
      log.error({ err: error, companyId, invitationId: id }, 'An invitation could not be mailed');
      throw new AppError(
        502,
        'mail_failed',
        `The invitation of ${email} is stored, but its mail could not be sent. Resend it later, or ask the operator to check the mail server.`,
      );
    }
    return presentInvitation(invitation);
  }

  const newLink = () => {
    const token = createToken();
    return { token, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + LIFETIME_MS) };
  };

  async function requireMayInvite(companyId: number, email: string): Promise<void> {
    const members = await listMembers(queries, companyId);
    if (members.some((one) => one.email === email))
      throw conflict('already_member', `${email} is a member of this company already.`);
    const open = await repository.listInvitations(queries, companyId);
    if (open.length >= MAX_INVITATIONS && !open.some((one) => one.email === email))
      throw unprocessable(
        'too_many_invitations',
        `There are ${MAX_INVITATIONS} invitations already. Withdraw some that are no longer needed.`,
      );
  }

  return {
    list: async (companyId) => (await repository.listInvitations(queries, companyId)).map(presentInvitation),
    async invite({ companyId, userId }, input) {
      const email = input.email.toLowerCase();
      await requireMayInvite(companyId, email);
      if (userId !== null) await auth.countMailToStranger(userId);
      const { token, ...link } = newLink();
      const invitation = { ...link, companyId, email, role: input.role, invitedBy: userId };
      const id = await queries.transaction(async (transaction) => {
        const stored = await repository.putInvitation(transaction, invitation);
        await recordEvent(transaction, {
          companyId,
          action: 'invitation.created',
          subject: { id: stored, name: email },
          after: { role: input.role },
        });
        return stored;
      });
      return mailLink(companyId, id, token);
    },
    async resend({ companyId, userId }, id) {
      if (userId !== null) await auth.countMailToStranger(userId);
      const { token, ...link } = newLink();
      await queries.transaction(async (transaction) => {
        const email = await repository.renewInvitation(transaction, companyId, id, link);
        if (email === undefined) throw notFoundInCompany('The invitation');
        const subject = { id, name: email };
        await recordEvent(transaction, { companyId, action: 'invitation.resent', subject });
      });
      return mailLink(companyId, id, token);
    },
    async withdraw(companyId, id) {
      await queries.transaction(async (transaction) => {
        const deleted = await repository.deleteInvitation(transaction, companyId, id);
        if (!deleted) throw notFoundInCompany('The invitation');
        await recordEvent(transaction, {
          companyId,
          action: 'invitation.deleted',
          subject: { id, name: deleted.email },
          before: { role: deleted.role },
        });
      });
    },
    async describe(token) {
      const offer = await repository.findOffer(queries, hashToken(token ?? ''));
      if (!offer) throw deadInvitation();
      const { company, email, role, invitedBy, hasAccount, requiresSso } = offer;
      return {
        company,
        email,
        role,
        invited_by: invitedBy,
        has_account: hasAccount,
        requires_sso: requiresSso,
      };
    },
    async accept(token, { new_password: password, name }) {
      const tokenHash = hashToken(token ?? '');
      const offer = await repository.findOffer(queries, tokenHash);
      if (!offer) throw deadInvitation();
      if (!offer.hasAccount && offer.requiresSso) throw ssoRequired(offer.company);
      if (!offer.hasAccount && password === undefined) throw passwordRequired();
      const passwordHash =
        offer.hasAccount || password === undefined ? null : await hashNewPassword(password, offer.email);
      await queries.transaction(async (transaction) => {
        const taken = await repository.takeInvitation(transaction, tokenHash);
        if (!taken) throw deadInvitation();
        const { companyId, email, role } = taken;
        const existing = await findUserByEmail(transaction, email);
        if (!existing && passwordHash === null) throw passwordRequired();
        const user = existing ?? (await insertUser(transaction, { email, passwordHash, name }));
        await addMember(transaction, { companyId, userId: user.id, role });
        await removeFromWaitingList(transaction, email);
        await recordEvent(transaction, {
          companyId,
          action: 'invitation.accepted',
          subject: { id: user.id, name: email },
          after: { role },
          actor: personActor(user.id, currentActor().address),
        });
      });
    },
  };
}

function presentInvitation({
  invitedBy,
  createdAt,
  expiresAt,
  ...row
}: repository.InvitationRow): Invitation {
  return {
    ...row,
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

const deadInvitation = () =>
  new AppError(
    401,
    'invitation_expired',
    'This invitation has expired, was withdrawn or was accepted already. Ask for a new one, or sign in.',
  );

const ssoRequired = (company: string) =>
  new AppError(
    403,
    'sso_required',
    `${company} takes no passwords. Open the login page and choose “Sign in with SSO”: that accepts the invitation.`,
  );

function passwordRequired(): AppError {
  const problem = 'Choose a password for your new account.';
  return unprocessable('password_required', problem, { new_password: problem });
}
