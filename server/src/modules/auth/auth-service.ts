import type { Role } from 'shared/constants';
import type { LoginBody, SentLoginReply, SentUser } from 'shared/contract';
import { hashNewPassword } from '../../platform/crypto/new-passwords.ts';
import { hashPassword, isPassword } from '../../platform/crypto/passwords.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { AppError, unauthorized, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentActor, personActor, type Actor } from '../../platform/actor.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { TwoFactorService } from '../account/two-factor-service.ts';
import { addNewMember } from './add-new-member.ts';
import * as repository from './auth-repository.ts';
import { createLimits } from './limits.ts';
import { createPasswordLink } from './password-links.ts';
import { resetMail } from './reset-mail.ts';

const HOUR = 60 * 60 * 1000;
const SESSION = 12 * HOUR;
const LONG_SESSION = 30 * 24 * HOUR;
/** How exactly the last use of a session is known. */
const SEEN_INTERVAL_MS = 60_000;
const MAX_USER_AGENT_LENGTH = 500;

/** Why someone did not get in, or could not prove to be the person. */
type FailureReason = 'wrong_password' | 'wrong_code' | 'sso_required';

/** What a signed-in person proves himself with. */
interface Proof {
  password?: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
}

interface NewSession {
  companyId: number | null;
  isSso: boolean;
  /** In milliseconds. */
  lifetime: number;
  address: string;
  userAgent: string | undefined;
}

export type AuthService = ReturnType<typeof createAuthService>;

interface Dependencies extends Pick<Platform, 'database' | 'mailer' | 'config' | 'log' | 'secrets'> {
  twoFactor: Pick<TwoFactorService, 'isOn' | 'accept'>;
}

export function createAuthService({ database, mailer, config, log, secrets, twoFactor }: Dependencies) {
  const { queries } = database;
  const limits = createLimits(queries, secrets);

  async function mailResetLink(email: string): Promise<void> {
    const user = await repository.findUserByEmail(queries, email);
    if (!user || (await needsSso(user.id)) || !(await limits.mayMailReset(email))) return;
    const { address } = await createPasswordLink(database, config.webAddress, user.id, 'reset');
    await mailer.send(resetMail(user.email, address));
  }

  /** In each company of the account. Not awaited: the time of an answer must not say whether there is such an account. */
  async function recordFailure(user: repository.UserRow, reason: FailureReason, actor: Actor): Promise<void> {
    try {
      await queries.transaction(async (transaction) => {
        for (const { companyId } of await repository.listMemberships(transaction, user.id))
          await recordEvent(transaction, {
            companyId,
            action: 'session.sign_in_failed',
            subject: { id: user.id, name: user.email },
            after: { reason },
            actor,
          });
      });
    } catch (error) {
      log.error({ err: error }, 'A failed sign-in could not be recorded');
    }
  }

  /** `companyId` null: the person belongs to none. */
  async function openSession(
    { id, email }: SentUser,
    { companyId, isSso, lifetime, address, userAgent }: NewSession,
  ): Promise<SentLoginReply> {
    const token = createToken();
    await queries.transaction(async (transaction) => {
      await repository.insertSession(transaction, {
        tokenHash: hashToken(token),
        userId: id,
        companyId,
        isSso,
        expiresAt: new Date(Date.now() + lifetime),
        address,
        userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH),
      });
      if (companyId !== null)
        await recordEvent(transaction, {
          companyId,
          action: 'session.signed_in',
          subject: { id, name: email },
          after: isSso ? { method: 'sso' } : undefined,
          actor: personActor(id, address),
        });
    });
    return { access_token: token, user: { id, email } };
  }

  /** Whether no company takes the person's password. */
  async function needsSso(userId: number): Promise<boolean> {
    const memberships = await repository.listMemberships(queries, userId);
    return memberships.length > 0 && memberships.every(({ requiresSso }) => requiresSso);
  }

  return {
    /** An account and its place in a company, as an owner unless a role is given. The e-mail is stored in lower case; one that is taken is a 409. */
    async createUser({
      companyId,
      email,
      password,
      role = 'owner',
      name,
      within,
    }: {
      companyId: number;
      email: string;
      /** Null: none. */
      password: string | null;
      role?: Role;
      name?: string | undefined;
      /** A transaction that the account becomes a piece of. */
      within?: Transaction;
    }): Promise<SentUser> {
      const passwordHash = password === null ? null : await hashPassword(password);
      return (within ?? queries).transaction(async (transaction) => {
        const user = await repository.insertUser(transaction, {
          email: email.toLowerCase(),
          passwordHash,
          ...(name === undefined ? {} : { name }),
        });
        await addNewMember(transaction, companyId, user, role);
        return { id: user.id, email: user.email };
      });
    },
    /** `companyId`: the company that the next sign-in opens. */
    async findUser(
      email: string,
      within: Queries = queries,
    ): Promise<{ id: number; companyId: number | undefined } | undefined> {
      const user = await repository.findUserByEmail(within, email.toLowerCase());
      if (!user) return undefined;
      const [membership] = await repository.listMemberships(within, user.id);
      return { id: user.id, companyId: membership?.companyId };
    },
    /** Counts a call of a signed-out page from an address. @throws a 429 where there were too many. */
    countCall: limits.countCall,
    /** Counts a call with the API key of this name. @throws a 429 where there were too many within a minute. */
    countKeyCall: limits.countKeyCall,
    countLiveBrowser: limits.countLiveBrowser,
    /**
     * `address`: where the attempt comes from.
     * @throws a 401, the same for a wrong password and an unknown account, another one where the code of the second factor is missing or wrong;
     * a 429 after too many of those; a 403 for a person whose companies all take SSO only. A person without a company gets a session that opens
     * the own account only.
     */
    async login(
      { email: given, password, remember, code }: LoginBody,
      address: string,
      userAgent?: string,
    ): Promise<SentLoginReply> {
      const email = given.toLowerCase();
      const attempt = await limits.beginSignIn(email, address);
      const user = await repository.findUserByEmail(queries, email);
      const matches = await isPassword(password, user?.passwordHash);
      const stranger: Actor = { kind: 'system', id: null, name: 'unknown', address };
      if (user && !matches) void recordFailure(user, 'wrong_password', stranger);
      if (!user || !matches)
        throw new AppError(401, 'wrong_credentials', 'The email or the password is wrong.');
      if (await twoFactor.isOn(user.id)) {
        if (code === undefined) {
          await attempt.withdraw();
          throw secondFactorRequired(401);
        }
        if (!(await twoFactor.accept(user.id, code))) {
          void recordFailure(user, 'wrong_code', stranger);
          throw wrongCode(401);
        }
      }
      await attempt.succeed();
      const memberships = await repository.listMemberships(queries, user.id);
      const companyId = memberships.find(({ requiresSso }) => !requiresSso)?.companyId ?? null;
      if (memberships.length > 0 && companyId === null) {
        void recordFailure(user, 'sso_required', stranger);
        throw ssoRequired();
      }
      const lifetime = remember ? LONG_SESSION : SESSION;
      return openSession(user, { companyId, isSso: false, lifetime, address, userAgent });
    },
    /** A session of 12 hours that opens this company only. Undefined: the person is not a member of it. `address`, `userAgent`: of the browser. */
    async openSsoSession(
      { companyId, userId }: { companyId: number; userId: number },
      address: string,
      userAgent?: string,
    ): Promise<SentLoginReply | undefined> {
      const member = await repository.findMember(queries, { companyId, userId });
      if (!member) return undefined;
      const session = { companyId, isSso: true, lifetime: SESSION, address, userAgent };
      return openSession({ id: userId, email: member.email }, session);
    },
    /** Checks every proof that is given; it counts as a sign-in. @throws a 422 where one is wrong; a 429 after too many of those. */
    async verify(userId: number, { password, code }: Proof, address: string): Promise<void> {
      const user = await repository.findUser(queries, userId);
      if (!user) throw unauthorized();
      if (password !== undefined && user.passwordHash === null) throw noPassword();
      const attempt = await limits.beginSignIn(user.email, address);
      if (password !== undefined && !(await isPassword(password, user.passwordHash))) {
        void recordFailure(user, 'wrong_password', currentActor());
        throw unprocessable('wrong_password', 'The password is wrong.');
      }
      if (code !== undefined && !(await twoFactor.accept(userId, code))) {
        void recordFailure(user, 'wrong_code', currentActor());
        throw wrongCode(422);
      }
      const isComplete = password !== undefined && (code !== undefined || !(await twoFactor.isOn(userId)));
      await (isComplete ? attempt.succeed() : attempt.withdraw());
    },
    /** @throws a 429 where the account has asked for too many changes of its e-mail address. */
    countEmailChange: limits.countEmailChange,
    /** @throws a 429 where the account has created too many companies. */
    countNewCompany: limits.countNewCompany,
    /** @throws a 429 where the account has caused too many mails to addresses that it has entered. */
    countMailToStranger: limits.countMailToStranger,
    /** @throws a 429 where the address was asked too often. */
    countQuestion: limits.countQuestion,
    /** The same whether the token was alive or not. */
    async logout(token: string | undefined): Promise<void> {
      if (token === undefined) return;
      await queries.transaction(async (transaction) => {
        const ended = await repository.deleteSession(transaction, hashToken(token));
        if (!ended || ended.companyId === null) return;
        const { companyId, userId, email } = ended;
        await recordEvent(transaction, {
          companyId,
          action: 'session.signed_out',
          subject: { id: userId, name: email },
          actor: personActor(userId, currentActor().address),
        });
      });
    },
    joinWaitingList: (email: string): Promise<void> =>
      repository.addToWaitingList(queries, email.toLowerCase()),
    /** The same whether the address is known or not, in time too: the mail goes out afterwards. */
    async requestReset(email: string): Promise<void> {
      void mailResetLink(email.toLowerCase()).catch((error: unknown) => {
        log.error({ err: error }, 'A password reset mail could not be sent');
      });
    },
    async resetPassword(linkToken: string | undefined, newPassword: string, address: string): Promise<void> {
      const tokenHash = hashToken(linkToken ?? '');
      // Looked at first: a hash is too costly for links that are made up.
      const reset = await repository.findLiveReset(queries, tokenHash);
      if (!reset) throw deadLink();
      if (await needsSso(reset.userId)) throw ssoRequired();
      const passwordHash = await hashNewPassword(newPassword, reset.email);
      const user = await queries.transaction(async (transaction) => {
        const changed = await repository.resetPassword(transaction, tokenHash, passwordHash);
        if (!changed) throw deadLink();
        for (const { companyId } of await repository.listMemberships(transaction, changed.id))
          await recordEvent(transaction, {
            companyId,
            action: 'account.password_reset',
            subject: { id: changed.id, name: changed.email },
            actor: personActor(changed.id, address),
          });
        return changed;
      });
      // The mailbox is one factor: it must not renew the attempts at the other one.
      if (!(await twoFactor.isOn(user.id))) await limits.forgive(user.email, address);
    },
    async findSession(token: string): Promise<repository.SessionOwner | undefined> {
      const tokenHash = hashToken(token);
      const found = await repository.findSession(queries, tokenHash);
      const before = new Date(Date.now() - SEEN_INTERVAL_MS);
      if (found && found.lastSeenAt < before)
        void repository.touchSession(queries, tokenHash, before).catch((error: unknown) => {
          log.warn({ err: error }, 'The last use of a session could not be noted');
        });
      return found?.owner;
    },
    async deleteExpired(): Promise<void> {
      await repository.deleteExpired(queries);
      await limits.deleteExpired();
    },
  };
}

/** The password was right. */
export const secondFactorRequired = (status: 401 | 422) =>
  new AppError(status, 'second_factor_required', 'Enter the code of your authenticator app.');

const wrongCode = (status: 401 | 422) =>
  new AppError(status, 'wrong_code', 'The code is wrong, has expired or was used before.');

const noPassword = () =>
  unprocessable(
    'no_password',
    'You have no password yet. Choose “Forgot password” on the login page to get one.',
  );

const ssoRequired = () =>
  new AppError(403, 'sso_required', 'Your company has turned passwords off. Log in with “Sign in with SSO”.');

function deadLink(): AppError {
  const text = 'Reset link has expired or is invalid. Please request a new password reset.';
  return new AppError(401, 'reset_link_expired', text);
}
