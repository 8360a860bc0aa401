import { CommandError, type Command } from './command.ts';
import { printLink } from './hand-over.ts';
import { readEmail } from './read-values.ts';

export const resetLink: Command = {
  usage: 'reset-link <email>',
  summary: 'Print a link to set a new password, for an hour; nothing is mailed.',
  takes: 1,
  prepare([givenEmail = '']) {
    const email = readEmail(givenEmail);
    return async (tools) => {
      const account = await tools.accounts.find(email);
      if (!account) throw new CommandError(`${email} has no account. To make one, run: invite ${email}`);
      const link = await tools.accounts.resetLink(account);
      tools.audit.info(
        { command: 'reset-link', companyId: account.companyId, userId: account.id },
        'An operator made a reset link',
      );
      printLink(tools, link, `Hand this link to ${email}`);
    };
  },
};
