import type { PendingEmail } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, conflict, unprocessable } from '../../platform/http/app-error.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import * as accounts from './account-repository.ts';
import * as repository from './email-change-repository.ts';
import { newAddressMail, oldAddressMail, takenAddressMail } from './email-change-mails.ts';
import { emailChangedMail } from './notice-mails.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Changes of e-mail addresses, which the old and the new address confirm. */
export interface EmailChangeService {
  /** The same whether the new address is taken or not, in time too: the mails go out afterwards. Replaces an earlier change. */
  begin(user: { id: number; email: string }, newEmail: string): Promise<PendingEmail>;
  find(userId: number): Promise<PendingEmail | null>;
  withdraw(userId: number): Promise<void>;
  /** Uses a link up. @throws a 401 for a dead link; a 409 where someone else has got the address meanwhile. */
  confirm(linkToken: string | undefined): Promise<{ newEmail: string; isChanged: boolean }>;
  deleteExpired(): Promise<void>;
}

export function createEmailChangeService({
  database,
  mailer,
  config,
  log,
}: Pick<Platform, 'database' | 'mailer' | 'config' | 'log'>): EmailChangeService {
  const { queries } = database;
  const linkOf = (token: string) => pagesOf(config.webAddress).confirmEmail(token);

  function sendLater(...mails: Mail[]): void {
    for (const mail of mails)
      void mailer.send(mail).catch((error: unknown) => {
        log.error({ err: error }, 'A mail about a change of an e-mail address could not be sent');
      });
  }

  return {
    async begin({ id: userId, email: oldEmail }, given) {
      const newEmail = given.toLowerCase();
      if (newEmail === oldEmail)
        throw unprocessable('same_email', 'This is your e-mail address already.', {
          new_email: 'This is your e-mail address already.',
        });
      const [oldToken, newToken] = [createToken(), createToken()];
      const change = {
        userId,
        newEmail,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        oldTokenHash: hashToken(oldToken),
        newTokenHash: hashToken(newToken),
      };
      await repository.storeChange(queries, change);
      const isTaken = await accounts.hasAccount(queries, newEmail);
      sendLater(
        oldAddressMail(oldEmail, newEmail, linkOf(oldToken)),
        isTaken ? takenAddressMail(newEmail) : newAddressMail(newEmail, oldEmail, linkOf(newToken)),
      );
      return presentChange({ ...change, isOldConfirmed: false, isNewConfirmed: false });
    },
    async find(userId) {
      const change = await repository.findChange(queries, userId);
      return change ? presentChange(change) : null;
    },
    withdraw: (userId) => repository.withdrawChange(queries, userId),
    async confirm(linkToken) {
      const confirmed = await repository.confirmChange(queries, hashToken(linkToken ?? ''));
      if (!confirmed)
        throw new AppError(
          401,
          'confirm_link_expired',
          'The link has expired, was used before or was replaced by a newer one. Start the change again in the settings.',
        );
      const { oldEmail, newEmail, outcome } = confirmed;
      if (outcome === 'taken')
        throw conflict(
          'email_taken',
          'The new address belongs to another account by now. Nothing was changed.',
        );
      if (outcome === 'changed')
        sendLater(
          emailChangedMail(oldEmail, oldEmail, newEmail),
          emailChangedMail(newEmail, oldEmail, newEmail),
        );
      return { newEmail, isChanged: outcome === 'changed' };
    },
    deleteExpired: () => repository.deleteExpiredChanges(queries),
  };
}

function presentChange(
  change: Pick<repository.EmailChangeRow, 'newEmail' | 'isOldConfirmed' | 'isNewConfirmed' | 'expiresAt'>,
): PendingEmail {
  return {
    email: change.newEmail,
    is_old_confirmed: change.isOldConfirmed,
    is_new_confirmed: change.isNewConfirmed,
    expires_at: change.expiresAt.toISOString(),
  };
}
