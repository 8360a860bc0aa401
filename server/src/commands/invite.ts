import type { Account } from '../modules/auth/accounts-service.ts';
import { CommandError, type Command, type Tools } from './command.ts';
import { mailLink } from './hand-over.ts';
import { readCompanyId, readEmail } from './read-values.ts';

export const invite: Command = {
  usage: 'invite <email> [--company <id>]',
  summary:
    'Let somebody in, from the waiting list or not: make the account, in that company or in one of its own, and mail a link to set the password. Again: mail a new link.',
  takes: 1,
  options: ['company'],
  prepare([givenEmail = ''], options) {
    const email = readEmail(givenEmail);
    const companyId = options.company === undefined ? undefined : readCompanyId(options.company);
    return async (tools) => {
      const existing = await tools.accounts.find(email);
      const account = existing
        ? requireSameCompany(existing, companyId)
        : await makeAccount(tools, email, companyId);
      await tools.accounts.leaveWaitingList(email);
      tools.audit.info(
        { command: 'invite', companyId: account.companyId, userId: account.id, isNew: !existing },
        'An operator invited somebody',
      );
      tools.print(
        existing
          ? `${email} has an account already, in company ${account.companyId}: a new link was made.`
          : `The account ${email} was made, in company ${account.companyId}.`,
      );
      await mailLink(tools, account, await tools.accounts.inviteLink(account));
    };
  },
};

function requireSameCompany(account: Account, companyId: number | undefined): Account {
  if (companyId === undefined || companyId === account.companyId) return account;
  throw new CommandError(
    `${account.email} has an account in company ${account.companyId} already, and an account belongs to one company. Invite without --company to send a new link.`,
  );
}

async function makeAccount(tools: Tools, email: string, companyId: number | undefined): Promise<Account> {
  if (companyId !== undefined && (await tools.companies.findName(companyId)) === undefined)
    throw new CommandError(
      `There is no company ${companyId}. Make one with create-company, or invite without --company to give ${email} a company of its own.`,
    );
  const id = companyId ?? (await tools.companies.create({ name: email })).id;
  return tools.accounts.create({ companyId: id, email });
}
