import { CommandError, type Command } from './command.ts';
import { readEmail } from './read-values.ts';

export const disableTwoFactor: Command = {
  usage: 'disable-two-factor <email>',
  summary: 'Let a person sign in without the authenticator app that was lost. Make sure first who asks.',
  takes: 1,
  prepare([givenEmail = '']) {
    const email = readEmail(givenEmail);
    return async ({ accounts, openTwoFactor, audit, print }) => {
      const account = await accounts.find(email);
      if (!account) throw new CommandError(`${email} has no account.`);
      const twoFactor = await openTwoFactor();
      if (!(await twoFactor.isOn(account.id)))
        throw new CommandError(`${email} signs in without a second factor.`);
      await twoFactor.disable(account.id);
      audit.info(
        { command: 'disable-two-factor', companyId: account.companyId, userId: account.id },
        'An operator disabled two-factor sign-in',
      );
      print(`${email} signs in with the password alone.`);
    };
  },
};
