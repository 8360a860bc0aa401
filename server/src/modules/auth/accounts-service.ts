import type { Role } from 'shared/constants';
import type { Platform } from '../../platform/platform.ts';
import { deleteAccount, recordAccountEvent, type Obstacle } from '../account/account-changes-service.ts';
import { addNewMember } from './add-new-member.ts';
import * as repository from './auth-repository.ts';
import { inviteMail } from './invite-mail.ts';
import { createPasswordLink, type PasswordLink } from './password-links.ts';

export interface Account {
  id: number;
  /** The company that the next sign-in opens; undefined: the person belongs to none any more. */
  companyId: number | undefined;
  email: string;
}

interface Waiting {
  email: string;
  since: Date;
  /** Someone signed up who has an account already. */
  hasAccount: boolean;
}

/** What an operator does with accounts. E-mail addresses are taken in any case. */
export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService({
  database,
  mailer,
  config,
}: Pick<Platform, 'database' | 'mailer' | 'config'>) {
  const { queries } = database;
  return {
    async find(email: string): Promise<Account | undefined> {
      const user = await repository.findUserByEmail(queries, email.toLowerCase());
      if (!user) return undefined;
      const [membership] = await repository.listMemberships(queries, user.id);
      return { id: user.id, email: user.email, companyId: membership?.companyId };
    },
    /** An account without a password: its person chooses one by a link. */
    create: ({
      companyId,
      email,
      role,
    }: {
      companyId: number;
      email: string;
      role: Role;
    }): Promise<Account> =>
      queries.transaction(async (transaction) => {
        const user = await repository.insertUser(transaction, {
          email: email.toLowerCase(),
          passwordHash: null,
        });
        await addNewMember(transaction, companyId, user, role);
        return { id: user.id, email: user.email, companyId };
      }),
    /** Adds an account to a company; it stays in its others. */
    addToCompany: (account: Account, companyId: number, role: Role): Promise<void> =>
      queries.transaction((transaction) => addNewMember(transaction, companyId, account, role)),
    async isMember({ id }: Account, companyId: number): Promise<boolean> {
      const memberships = await repository.listMemberships(queries, id);
      return memberships.some((one) => one.companyId === companyId);
    },
    /** @returns the company that needs the account, which stays then */
    delete: (account: Account): Promise<Obstacle | undefined> => deleteAccount(queries, account),
    async resetLink({ id }: Account): Promise<PasswordLink> {
      const link = await createPasswordLink(database, config.webAddress, id, 'reset');
      await queries.transaction((transaction) =>
        recordAccountEvent(transaction, { userId: id, action: 'account.reset_link_created' }),
      );
      return link;
    },
    inviteLink: ({ id }: Account): Promise<PasswordLink> =>
      createPasswordLink(database, config.webAddress, id, 'invite'),
    /** Rejects when the mail could not be handed over. */
    async mailInvite({ email }: Account, { address }: PasswordLink): Promise<void> {
      await mailer.send(inviteMail(email, address));
    },
    /** The longest waiting first. */
    waitingList: (): Promise<Waiting[]> => repository.listWaiting(queries),
    leaveWaitingList: (email: string): Promise<void> =>
      repository.removeFromWaitingList(queries, email.toLowerCase()),
  };
}
