import { ROLES, type Role } from 'shared/constants';
import type { Account } from '../modules/auth/accounts-service.ts';
import { CommandError, UsageError, type Command, type Tools } from './command.ts';
import { mailLink } from './hand-over.ts';
import { readCompanyId, readEmail } from './read-values.ts';

export const invite: Command = {
  usage: 'invite <email> [--company <id>] [--role owner|editor|viewer]',
  summary:
    'Let somebody in, from the waiting list or not: make the account, in that company (as an editor unless a role is given) or in one of its own, and mail a link to set the password. Again: mail a new link.',
  takes: 1,
  options: ['company', 'role'],
  prepare([givenEmail = ''], options) {
    const email = readEmail(givenEmail);
    const companyId = options.company === undefined ? undefined : readCompanyId(options.company);
    const role = readRole(options.role, companyId);
    return async (tools) => {
      const existing = await tools.accounts.find(email);
      if (companyId !== undefined) await requireCompany(tools, companyId, email);
      const account = existing ?? (await makeAccount(tools, email, companyId, role));
      const joins =
        existing && companyId !== undefined && !(await tools.accounts.isMember(existing, companyId));
      if (joins) await tools.accounts.addToCompany(existing, companyId, role);
      await tools.accounts.leaveWaitingList(email);
      const company = companyId ?? account.companyId;
      tools.audit.info(
        { command: 'invite', companyId: company, userId: account.id, role, isNew: !existing },
        'An operator invited somebody',
      );
      tools.print(describe(account, existing, joins === true, company, role));
      await mailLink(tools, account, await tools.accounts.inviteLink(account));
    };
  },
};

function describe(
  { email }: Account,
  existing: Account | undefined,
  joins: boolean,
  company: number | undefined,
  role: Role,
): string {
  if (!existing) return `The account ${email} was made, in company ${company}, as ${role}.`;
  if (joins) return `${email} has an account already and was added to company ${company}, as ${role}.`;
  const where = company === undefined ? 'in no company' : `in company ${company}`;
  return `${email} has an account already, ${where}: a new link was made.`;
}

function readRole(given: string | undefined, companyId: number | undefined): Role {
  if (given === undefined) return companyId === undefined ? 'owner' : 'editor';
  if (companyId === undefined)
    throw new UsageError('--role goes with --company: who gets a company of their own is its owner.');
  const role = ROLES.find((one) => one === given);
  if (!role) throw new UsageError(`"${given}" is no role. There are: ${ROLES.join(', ')}.`);
  return role;
}

async function requireCompany(tools: Tools, companyId: number, email: string): Promise<void> {
  if ((await tools.companies.findName(companyId)) === undefined)
    throw new CommandError(
      `There is no company ${companyId}. Make one with create-company, or invite without --company to give ${email} a company of its own.`,
    );
}

async function makeAccount(
  tools: Tools,
  email: string,
  companyId: number | undefined,
  role: Role,
): Promise<Account> {
  const id = companyId ?? (await tools.companies.create({ name: email })).id;
  return tools.accounts.create({ companyId: id, email, role });
}
