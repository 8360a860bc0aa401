import { COMPANIES_MAX } from 'shared/constants';
import type { AccountCompany, SentAccount, SentLoginReply } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, notFound, unauthorized } from '../../platform/http/app-error.ts';
import { NO_COMPANY, type Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { findUser, listMemberships, replaceSession, setLastCompany } from '../auth/people-service.ts';
import type { AccountService } from '../account/account-service.ts';
import { findCompanyOf, type Thing } from './company-of-repository.ts';
import type { MembersService } from './members-service.ts';

/** The person of a session, and the companies that the person belongs to. */
export interface MembershipsService {
  /** A session by SSO learns of no other company: the owners of its company control the provider. */
  describe(caller: Caller): Promise<SentAccount>;
  /** The other company of the person that has this; null: none has. */
  companyOf(caller: Caller, thing: Thing): Promise<AccountCompany | null>;
  /** The session's token is dead, and the reply has another one for the other company. 404 for a company that the person does not belong to; 403 where it needs another way of signing in than this session's. */
  switchCompany(caller: Caller, token: string | undefined, companyId: number): Promise<SentLoginReply>;
  /** 409 for the last owner. */
  leave(caller: Caller): Promise<void>;
}

interface Dependencies extends Pick<Platform, 'database'> {
  members: MembersService;
  account: Pick<AccountService, 'describe'>;
}

export function createMembershipsService({
  database: { queries },
  members,
  account,
}: Dependencies): MembershipsService {
  return {
    async describe(caller) {
      const userId = personOf(caller);
      const user = await findUser(queries, userId);
      const memberships = await listMemberships(queries, userId);
      const companies = memberships
        .filter(({ companyId }) => !caller.isSso || companyId === caller.companyId)
        .map(({ companyId, company, role }) => ({ id: companyId, name: company, role }));
      const company = companies.find(({ id }) => id === caller.companyId) ?? null;
      if (!user || (!company && caller.companyId !== NO_COMPANY)) throw unauthorized();
      const { isSso = false, needsTwoFactor = false } = caller;
      return {
        id: userId,
        email: user.email,
        name: user.name,
        role: caller.role,
        company,
        companies,
        has_password: user.passwordHash !== null,
        needs_two_factor: needsTwoFactor,
        may_create_company: !isSso && !needsTwoFactor && memberships.length < COMPANIES_MAX,
        ...(await account.describe(userId)),
      };
    },
    async companyOf(caller, thing) {
      const companyId = await findCompanyOf(queries, thing);
      const { companies } = await this.describe(caller);
      return companies.find(({ id }) => id === companyId && id !== caller.companyId) ?? null;
    },
    async switchCompany(caller, token = '', companyId) {
      const userId = personOf(caller);
      const user = await findUser(queries, userId);
      const memberships = await listMemberships(queries, userId);
      const target = memberships.find((one) => one.companyId === companyId);
      if (!user || !target) throw notFound('The company');
      const person = { id: userId, email: user.email };
      if (companyId === caller.companyId) return { access_token: token, user: person };
      if (target.requiresSso || caller.isSso) throw needsOtherSignIn(target.company);
      const next = createToken();
      await queries.transaction(async (transaction) => {
        const session = { tokenHash: hashToken(next), companyId };
        if (!(await replaceSession(transaction, hashToken(token), session))) throw unauthorized();
        await setLastCompany(transaction, userId, companyId);
        const subject = { id: userId, name: user.email };
        const after = { from_company: caller.companyId === NO_COMPANY ? null : caller.companyId };
        await recordEvent(transaction, { companyId, action: 'session.signed_in', subject, after });
      });
      return { access_token: next, user: person };
    },
    leave: (caller) => members.remove(caller.companyId, personOf(caller)),
  };
}

/** A company trusts its own identity provider, not that of another company; and some trust no password. */
const needsOtherSignIn = (company: string) =>
  new AppError(
    403,
    'other_sign_in_needed',
    `${company} needs another way of signing in. Sign out, and sign in for that company.`,
  );

/** @throws a 401 for a program */
function personOf({ userId }: Caller): number {
  if (userId === null) throw unauthorized();
  return userId;
}
