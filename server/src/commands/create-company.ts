import { CommandError, type Command } from './command.ts';
import { mailLink } from './hand-over.ts';
import { readCompanyName, readEmail } from './read-values.ts';

export const createCompany: Command = {
  usage: 'create-company "<name>" <email>',
  summary: 'Make a company and its first account; mail its person a link to set the password.',
  takes: 2,
  prepare([givenName = '', givenEmail = '']) {
    const name = readCompanyName(givenName);
    const email = readEmail(givenEmail);
    return async (tools) => {
      const existing = await tools.accounts.find(email);
      if (existing)
        throw new CommandError(
          `${email} has an account already. No company was made. For a new link, run: reset-link ${email}`,
        );
      const company = await tools.companies.create({ name });
      const account = await tools.accounts.create({ companyId: company.id, email, role: 'owner' });
      await tools.accounts.leaveWaitingList(email);
      tools.audit.info(
        { command: 'create-company', companyId: company.id, userId: account.id },
        'An operator made a company',
      );
      tools.print(`Company ${company.id} "${name}" was made, with the account ${email}.`);
      await mailLink(tools, account, await tools.accounts.inviteLink(account));
    };
  },
};
