import { CommandError, type Command } from './command.ts';
import { readEmail } from './read-values.ts';

export const deleteAccount: Command = {
  usage: 'delete-account <email>',
  summary: 'Delete the account of a person who cannot do it alone. Make sure first who asks.',
  takes: 1,
  prepare([givenEmail = '']) {
    const email = readEmail(givenEmail);
    return async ({ accounts, audit, print }) => {
      const account = await accounts.find(email);
      if (!account) throw new CommandError(`${email} has no account.`);
      const obstacle = await accounts.delete(account);
      if (obstacle)
        throw new CommandError(
          obstacle.reason === 'last-member'
            ? `${email} is the only member of "${obstacle.company}". Delete the company: delete-company ${obstacle.companyId} "${obstacle.company}"`
            : `"${obstacle.company}" needs ${email} as an owner: another one must take over first.`,
        );
      audit.info({ command: 'delete-account', userId: account.id }, 'An operator deleted an account');
      print(`The account of ${email} was deleted. What the person made stays.`);
    };
  },
};
