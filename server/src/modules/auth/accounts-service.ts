import { createToken } from '../../platform/crypto/tokens.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './auth-repository.ts';
import { inviteMail } from './invite-mail.ts';
import { createPasswordLink, type PasswordLink } from './password-links.ts';

export interface Account {
  id: number;
  companyId: number;
  email: string;
}

interface Waiting {
  email: string;
  since: Date;
  /** Someone signed up who has an account already. */
  hasAccount: boolean;
}

/** What an operator does with accounts. E-mail addresses are taken in any case. */
export interface AccountsService {
  find(email: string): Promise<Account | undefined>;
  /** An account whose password no one knows: its person chooses one by a link. */
  create(input: { companyId: number; email: string }): Promise<Account>;
  resetLink(account: Account): Promise<PasswordLink>;
  inviteLink(account: Account): Promise<PasswordLink>;
  /** Rejects when the mail could not be handed over. */
  mailInvite(account: Account, link: PasswordLink): Promise<void>;
  /** The longest waiting first. */
  waitingList(): Promise<Waiting[]>;
  leaveWaitingList(email: string): Promise<void>;
}

export function createAccountsService({
  database,
  mailer,
  config,
}: Pick<Platform, 'database' | 'mailer' | 'config'>): AccountsService {
  const { queries } = database;
  return {
    find: (email) => repository.findUserByEmail(queries, email.toLowerCase()),
    async create({ companyId, email }) {
      const passwordHash = await hashPassword(createToken());
      return repository.insertUser(queries, { companyId, email: email.toLowerCase(), passwordHash });
    },
    resetLink: ({ id }) => createPasswordLink(database, config.webAddress, id, 'reset'),
    inviteLink: ({ id }) => createPasswordLink(database, config.webAddress, id, 'invite'),
    async mailInvite({ email }, { address }) {
      await mailer.send(inviteMail(email, address));
    },
    waitingList: () => repository.listWaiting(queries),
    leaveWaitingList: (email) => repository.removeFromWaitingList(queries, email.toLowerCase()),
  };
}
