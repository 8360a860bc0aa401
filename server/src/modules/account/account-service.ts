import type {
  AccountSession,
  BodyOf,
  PendingEmail,
  QueryOf,
  ReplyOutputOf,
  SentAccountState,
  TwoFactorSecret,
} from 'shared/contract';
import { hashNewPassword } from '../../platform/crypto/new-passwords.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, conflict, notFound, unauthorized, unprocessable } from '../../platform/http/app-error.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { secondFactorRequired, type AuthService } from '../auth/auth-service.ts';
import { listMemberships } from '../auth/people-service.ts';
import * as repository from './account-repository.ts';
import { recordAccountEvent } from './audit-account.ts';
import { listCreations } from './creations-repository.ts';
import { describeBrowser } from './describe-browser.ts';
import type { EmailChangeService } from './email-change-service.ts';
import * as mails from './notice-mails.ts';
import type { TwoFactorService } from './two-factor-service.ts';

/** How long ago a sign-in may be that stands for the password. */
const FRESH_MS = 5 * 60_000;
const SESSIONS_LIMIT = 50;

/** The person of a session. */
export interface Person extends repository.SessionOwner {
  /** The token of the session. */
  token: string;
  /** Where the call comes from. */
  address: string;
}

/** What a person decides about their own account. Wrong passwords and codes count as failed sign-ins. */
export interface AccountService {
  /** What `GET /account` says beyond name, address and companies. */
  describe(userId: number): Promise<SentAccountState>;
  /** @throws a 403 for a session by SSO of a person with other companies, where the name is shown too */
  rename(person: Person, name: string | null): Promise<void>;
  /** Ends the other sessions and mails a notice. */
  changePassword(person: Person, body: BodyOf<'PUT /account/password'>): Promise<void>;
  /** The present one, then the newest sign-in first. */
  listSessions(
    person: Person,
    query: QueryOf<'GET /account/sessions'>,
  ): Promise<ReplyOutputOf<'GET /account/sessions'>>;
  /** @throws a 404 for a session of another person */
  endSession(person: Person, id: number): Promise<void>;
  endOtherSessions(person: Person): Promise<void>;
  beginEmailChange(person: Person, body: BodyOf<'POST /account/email'>): Promise<PendingEmail>;
  withdrawEmailChange(person: Person): Promise<void>;
  confirmEmail(linkToken: string | undefined): Promise<ReplyOutputOf<'POST /auth/confirm-email'>>;
  beginTwoFactor(person: Person, password: string): Promise<TwoFactorSecret>;
  confirmTwoFactor(person: Person, code: string): Promise<string[]>;
  disableTwoFactor(person: Person, proof: BodyOf<'POST /account/two_factor/disable'>): Promise<void>;
  renewRecoveryCodes(person: Person, code: string): Promise<string[]>;
  /** Passes where it is the person who calls: by the password and, where it is on, the second factor; without a password by a sign-in a moment ago. @throws a 422 or 403 where the proof is missing or wrong. @param what the call does, for the sentence of an error */
  prove(person: Person, proof: BodyOf<'POST /account/delete'>, what: string): Promise<void>;
  /** @throws as `prove`; a 409 where a company would be left without an owner, without the one who can enter when the provider fails, or without members */
  delete(person: Person, proof: BodyOf<'POST /account/delete'>): Promise<void>;
  /** What the companies hold that this session may open. */
  export(person: Person): Promise<ReplyOutputOf<'GET /account/export'>>;
  deleteExpired(): Promise<void>;
}

interface Dependencies extends Pick<Platform, 'database' | 'mailer' | 'log'> {
  auth: Pick<AuthService, 'verify' | 'countEmailChange'>;
  twoFactor: TwoFactorService;
  emailChanges: EmailChangeService;
}

export function createAccountService({
  database,
  mailer,
  log,
  auth,
  twoFactor,
  emailChanges,
}: Dependencies): AccountService {
  const { queries } = database;

  async function find({ userId }: Pick<Person, 'userId'>) {
    const account = await repository.findAccount(queries, userId);
    if (!account) throw unauthorized();
    return account;
  }

  /** Someone without a password proves himself by a sign-in with SSO a moment ago. */
  async function requireFreshSignIn({ token }: Person, what: string): Promise<void> {
    const begin = new Date(Date.now() - FRESH_MS);
    if (!(await repository.isSessionSince(queries, hashToken(token), begin))) throw freshSignInNeeded(what);
  }

  /** The change is made; a notice that cannot be sent is no reason to fail. */
  function sendLater(mail: Mail): void {
    void mailer.send(mail).catch((error: unknown) => {
      log.error({ err: error }, 'A notice about an account could not be sent');
    });
  }

  return {
    async describe(userId) {
      const { since, recoveryCodesLeft } = await twoFactor.describe(userId);
      return {
        has_two_factor: since !== null,
        recovery_codes_left: recoveryCodesLeft,
        pending_email: await emailChanges.find(userId),
      };
    },
    async rename({ userId, onlyCompanyId }, name) {
      const memberships = await listMemberships(queries, userId);
      if (onlyCompanyId !== null && memberships.some(({ companyId }) => companyId !== onlyCompanyId))
        throw nameElsewhere();
      await repository.setName(queries, userId, name);
    },
    async changePassword(person, { current_password: password, new_password: newPassword }) {
      const { userId, token, address } = person;
      await auth.verify(userId, { password }, address);
      const { email } = await find(person);
      const passwordHash = await hashNewPassword(newPassword, email);
      await repository.setPassword(queries, { userId, passwordHash, currentSession: hashToken(token) });
      sendLater(mails.passwordChangedMail(email));
    },
    async listSessions(person, { before, limit = SESSIONS_LIMIT }) {
      const currentSession = hashToken(person.token);
      const current =
        before === undefined ? await repository.findSession(queries, person, currentSession) : undefined;
      const page = { before, limit: limit + 1 };
      const others = await repository.listOtherSessions(queries, person, currentSession, page);
      const shown = others.slice(0, limit);
      return {
        sessions: [...(current ? [current] : []), ...shown].map((row) => presentSession(row, person.token)),
        next_before: others.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    async endSession(person, id) {
      if (!(await repository.deleteOwnSession(queries, person, id))) throw notFound('This session');
    },
    endOtherSessions: (person) => repository.deleteOtherSessions(queries, person, hashToken(person.token)),
    async beginEmailChange(person, { new_email: newEmail, password }) {
      await auth.verify(person.userId, { password }, person.address);
      await auth.countEmailChange(person.userId);
      return emailChanges.begin(await find(person), newEmail);
    },
    withdrawEmailChange: ({ userId }) => emailChanges.withdraw(userId),
    async confirmEmail(linkToken) {
      const { newEmail, isChanged } = await emailChanges.confirm(linkToken);
      const message = isChanged
        ? `The e-mail address of your account is ${newEmail} from now on.`
        : 'Thank you. The change happens as soon as the link in the mail to the other address was opened, too.';
      return { message, is_changed: isChanged };
    },
    async beginTwoFactor(person, password) {
      await auth.verify(person.userId, { password }, person.address);
      return twoFactor.begin(await find(person));
    },
    async confirmTwoFactor(person, code) {
      const codes = await twoFactor.confirm(person.userId, code);
      sendLater(mails.twoFactorOnMail((await find(person)).email));
      return codes;
    },
    async disableTwoFactor(person, proof) {
      if (!(await twoFactor.isOn(person.userId)))
        throw conflict('two_factor_off', 'Two-factor sign-in is off.');
      await auth.verify(person.userId, proof, person.address);
      await twoFactor.disable(person.userId);
      sendLater(mails.twoFactorOffMail((await find(person)).email));
    },
    async renewRecoveryCodes(person, code) {
      if (!(await twoFactor.isOn(person.userId)))
        throw conflict('two_factor_off', 'Two-factor sign-in is off.');
      await auth.verify(person.userId, { code }, person.address);
      const codes = await twoFactor.renewRecoveryCodes(person.userId);
      sendLater(mails.recoveryCodesMail((await find(person)).email));
      return codes;
    },
    async prove(person, { password, code }, what) {
      const { userId, address } = person;
      const { hasPassword } = await find(person);
      if (!hasPassword) return requireFreshSignIn(person, what);
      if (password === undefined) throw passwordMissing();
      const needsCode = await twoFactor.isOn(userId);
      if (needsCode && code === undefined) throw secondFactorRequired(422);
      await auth.verify(userId, { password, code: needsCode ? code : undefined }, address);
    },
    async delete(person, proof) {
      const account = await find(person);
      const memberships = await listMemberships(queries, account.id);
      // Such a person's provider speaks for one company only.
      const isElsewhere = memberships.some(({ companyId }) => companyId !== person.onlyCompanyId);
      if (!account.hasPassword && isElsewhere) throw deletionElsewhere();
      await this.prove(person, proof, 'delete your account');
      const obstacle = await repository.deleteAccount(queries, account);
      if (obstacle) throw deletionConflict(obstacle);
      sendLater(mails.accountDeletedMail(account.email));
    },
    async export(person) {
      const account = await find(person);
      const { onlyCompanyId } = person;
      const { since } = await twoFactor.describe(account.id);
      const memberships = (await listMemberships(queries, account.id)).filter(
        ({ companyId, requiresSso, requiresTwoFactor }) =>
          onlyCompanyId === null
            ? !requiresSso && (!requiresTwoFactor || since !== null)
            : companyId === onlyCompanyId,
      );
      const sessions = await repository.listSessions(queries, person);
      const companyIds = memberships.map(({ companyId }) => companyId);
      const created = await listCreations(queries, account.id, companyIds);
      await queries.transaction((transaction) =>
        recordAccountEvent(transaction, { userId: account.id, action: 'export.account' }),
      );
      return {
        account: {
          id: account.id,
          email: account.email,
          name: account.name,
          created_at: account.createdAt.toISOString(),
          two_factor_since: since?.toISOString() ?? null,
          pending_email: await emailChanges.find(account.id),
        },
        memberships: memberships.map(({ companyId, company, role, joinedAt }) => ({
          company_id: companyId,
          company,
          role,
          joined_at: joinedAt.toISOString(),
        })),
        sessions: sessions.map((row) => ({
          ...presentSession(row, person.token),
          user_agent: row.userAgent,
        })),
        created: created.map(({ companyId, at, ...one }) => ({
          ...one,
          company_id: companyId,
          at: at.toISOString(),
        })),
      };
    },
    deleteExpired: () => emailChanges.deleteExpired(),
  };
}

function presentSession(row: repository.SessionRow, token: string): AccountSession {
  return {
    id: row.id,
    ...describeBrowser(row.userAgent),
    address: row.address,
    company: row.company,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.tokenHash === hashToken(token),
  };
}

const nameElsewhere = () =>
  new AppError(
    403,
    'other_sign_in_needed',
    'Your name is shown in your other companies too. Log in with your password to change it.',
  );

function passwordMissing(): AppError {
  const problem = 'Enter your password.';
  return unprocessable('password_required', problem, { password: problem });
}

const deletionElsewhere = () =>
  new AppError(
    403,
    'other_sign_in_needed',
    'You belong to other companies too, for which this sign-in does not speak. Choose “Forgot password” on the login page, and log in with the new password to delete your account.',
  );

const freshSignInNeeded = (what: string) =>
  new AppError(
    403,
    'fresh_sign_in_needed',
    `You have no password, so sign out and sign in with SSO again. Then ${what} within five minutes.`,
  );

function deletionConflict({ company, reason }: repository.Obstacle) {
  switch (reason) {
    case 'last-owner':
      return conflict(
        'last_owner',
        `You are the last owner of ${company}. Make another member an owner first, then delete your account.`,
      );
    case 'break-glass-owner':
      return conflict(
        'break_glass_owner',
        `You are the owner of ${company} who can always use the password. Choose another one in Settings → Access → Single sign-on first.`,
      );
    case 'last-member':
      return conflict(
        'last_member',
        `You are the only member of ${company}. Invite an owner who takes it over, or delete the company in Settings → Company, then delete your account.`,
      );
  }
}
