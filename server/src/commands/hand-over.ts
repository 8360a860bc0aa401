import type { Account } from '../modules/auth/accounts-service.ts';
import type { PasswordLink } from '../modules/auth/password-links.ts';
import { CommandError, type Tools } from './command.ts';

/** Mails the link to its person; says it here too where no mail server takes mails. @throws CommandError with the link if the mail fails. */
export async function mailLink(tools: Tools, account: Account, link: PasswordLink): Promise<void> {
  try {
    await tools.accounts.mailInvite(account, link);
  } catch (error) {
    throw new CommandError(
      `The account is ready, but its mail could not be sent: ${error instanceof Error ? error.message : String(error)}\n` +
        `Check SMTP_URL, and hand the link over yourself (${until(link)}):\n  ${link.address}`,
    );
  }
  if (!tools.isOutbox)
    tools.print(`A link to set the password was mailed to ${account.email} (${until(link)}).`);
  else printLink(tools, link, `No mail server is configured (SMTP_URL). Hand this link to ${account.email}`);
}

export function printLink(tools: Tools, link: PasswordLink, heading: string): void {
  tools.print(`${heading} (${until(link)}):`);
  tools.print(`  ${link.address}`);
}

function until({ expiresAt }: PasswordLink): string {
  return `works once, until ${expiresAt
    .toISOString()
    .replace(/:\d\d\.\d+Z$/, ' UTC')
    .replace('T', ' ')}`;
}
