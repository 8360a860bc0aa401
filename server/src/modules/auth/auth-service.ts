import type { LoginBody, SentLoginReply, SentUser } from 'shared/contract';
import { hashPassword, isPassword } from '../../platform/crypto/passwords.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './auth-repository.ts';
import { createLimits, type LimitedCall } from './limits.ts';
import { createPasswordLink } from './password-links.ts';
import { resetMail } from './reset-mail.ts';

const HOUR = 60 * 60 * 1000;
const SESSION = 12 * HOUR;
const LONG_SESSION = 30 * 24 * HOUR;

export interface AuthService {
  /** The e-mail is stored in lower case; one that is taken is a 409. */
  createUser(input: { companyId: number; email: string; password: string }): Promise<SentUser>;
  findUser(email: string): Promise<{ id: number; companyId: number } | undefined>;
  /** Counts a call of a signed-out page from an address. @throws a 429 where there were too many. */
  countCall(call: LimitedCall, address: string): Promise<void>;
  /** `address`: where the attempt comes from. @throws a 401, the same for a wrong password and an unknown account; a 429 after too many of those. */
  login(input: LoginBody, address: string): Promise<SentLoginReply>;
  /** The same whether the token was alive or not. */
  logout(token: string | undefined): Promise<void>;
  joinWaitingList(email: string): Promise<void>;
  /** The same whether the address is known or not, in time too: the mail goes out afterwards. */
  requestReset(email: string): Promise<void>;
  resetPassword(linkToken: string | undefined, newPassword: string, address: string): Promise<void>;
  findSession(token: string): Promise<{ userId: number; companyId: number } | undefined>;
  deleteExpired(): Promise<void>;
}

type Dependencies = Pick<Platform, 'database' | 'mailer' | 'config' | 'log' | 'secrets'>;

export function createAuthService({ database, mailer, config, log, secrets }: Dependencies): AuthService {
  const { queries } = database;
  const limits = createLimits(queries, secrets);

  async function mailResetLink(email: string): Promise<void> {
    const user = await repository.findUserByEmail(queries, email);
    if (!user || !(await limits.mayMailReset(email))) return;
    const { address } = await createPasswordLink(database, config.webAddress, user.id, 'reset');
    await mailer.send(resetMail(user.email, address));
  }

  return {
    async createUser({ companyId, email, password }) {
      const passwordHash = await hashPassword(password);
      const user = await repository.insertUser(queries, {
        companyId,
        email: email.toLowerCase(),
        passwordHash,
      });
      return { id: user.id, email: user.email };
    },
    findUser: (email) => repository.findUserByEmail(queries, email.toLowerCase()),
    countCall: limits.countCall,
    async login({ email: given, password, remember }, address) {
      const email = given.toLowerCase();
      const attempt = await limits.beginSignIn(email, address);
      const user = await repository.findUserByEmail(queries, email);
      const matches = await isPassword(password, user?.passwordHash);
      if (!user || !matches)
        throw new AppError(401, 'wrong_credentials', 'The email or the password is wrong.');
      await attempt.succeed();
      const token = createToken();
      const expiresAt = new Date(Date.now() + (remember ? LONG_SESSION : SESSION));
      await repository.insertSession(queries, { tokenHash: hashToken(token), userId: user.id, expiresAt });
      return { access_token: token, user: { id: user.id, email: user.email } };
    },
    async logout(token) {
      if (token !== undefined) await repository.deleteSession(queries, hashToken(token));
    },
    joinWaitingList: (email) => repository.addToWaitingList(queries, email.toLowerCase()),
    async requestReset(email) {
      void mailResetLink(email.toLowerCase()).catch((error: unknown) => {
        log.error({ err: error }, 'A password reset mail could not be sent');
      });
    },
    async resetPassword(linkToken, newPassword, address) {
      const tokenHash = hashToken(linkToken ?? '');
      // Looked at first: a hash is too costly for links that are made up.
      if (!(await repository.isLiveReset(queries, tokenHash))) throw deadLink();
      const passwordHash = await hashPassword(newPassword);
      const user = await repository.resetPassword(queries, tokenHash, passwordHash);
      if (!user) throw deadLink();
      await limits.forgive(user.email, address);
    },
    findSession: (token) => repository.findSession(queries, hashToken(token)),
    async deleteExpired() {
      await repository.deleteExpired(queries);
      await limits.deleteExpired();
    },
  };
}

function deadLink(): AppError {
  const text = 'Reset link has expired or is invalid. Please request a new password reset.';
  return new AppError(401, 'reset_link_expired', text);
}
