import { COMPANIES_MAX, hasRole, inOneLine } from 'shared/constants';
import type { AccountCompany, BodyOf, SentCompany, CompanyUpdate } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import {
  AppError,
  conflict,
  forbidden,
  notFound,
  unauthorized,
  unprocessable,
} from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeCompanyFiles } from '../../platform/storage/company-folder.ts';
import type { AccountService, Person } from '../account/account-service.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { GithubService } from '../github/github-service.ts';
import { changedDetails, mergeOrRefuse, recordEvent } from '../audit/audit-service.ts';
import { addNewMember, listMemberships, lockUser } from '../auth/people-service.ts';
import type { SubscriptionsService } from '../notifications/subscriptions/subscriptions-service.ts';
import {
  createCompaniesService,
  insertNewCompany,
  newApiKey,
  type CompaniesService,
} from './companies-service.ts';
import * as repository from './company-repository.ts';
import { fieldsOf, presentCompany } from './present-company.ts';

/** What viewers get in place of the address of a Slack webhook. */
export const HIDDEN_WEBHOOK = 'https://hooks.slack.com/services/…';

export interface CompanyService extends Pick<CompaniesService, 'create'> {
  /** The caller's company; so with the others. */
  get(caller: Caller): Promise<SentCompany>;
  /**
   * Another company, whose owner the caller is. @throws a 401 for a program, a 403 for a session by SSO, which speaks for one company only, a
   * 422 for a person of too many companies, a 429 for one who has created many of late
   */
  createOwn(caller: Caller, name: string): Promise<AccountCompany>;
  rename(companyId: number, name: string): Promise<void>;
  /** From the next request on, members without a second factor reach their accounts only. @throws a 409 for a caller who would be one of them */
  requireTwoFactor(caller: Caller, isRequired: boolean): Promise<void>;
  /**
   * Deletes the company with everything in it; its sessions end at once, and workers stop its runs. Its files go later, by a job. The accounts of
   * its members stay. @throws a 422 for another name than the company's, and where the proof of the person is missing or wrong; a 403 for a
   * sign-in that is no proof, and for who is no owner any more
   */
  delete(person: Person, companyId: number, proof: BodyOf<'POST /company/me/delete'>): Promise<void>;
  /** Of a deleted company. */
  removeFiles(companyId: number): Promise<void>;
  /** Absent fields stay as they are. */
  update(caller: Caller, change: CompanyUpdate): Promise<SentCompany>;
  /** The old key is dead at once. */
  regenerateApiKey(caller: Caller): Promise<SentCompany>;
  findIdByApiKey(key: string): Promise<number | undefined>;
}

const RECIPIENTS_MAX = 100;
/** In seconds: a worker may upload until the addresses that it has run out, after a quarter of an hour. */
const UPLOADS_END = 20 * 60;

interface Dependencies extends Pick<Platform, 'database' | 'secrets' | 'storage' | 'jobs' | 'log'> {
  auth: Pick<AuthService, 'countNewCompany'>;
  github: GithubService;
  account: Pick<AccountService, 'prove' | 'describe'>;
  subscriptions: SubscriptionsService;
}

export function createCompanyService({
  database,
  secrets,
  storage,
  jobs,
  log,
  auth,
  github,
  account,
  subscriptions,
}: Dependencies): CompanyService {
  const { queries } = database;

  async function present(
    { companyId, userId, role }: Caller,
    company: repository.CompanyRow | undefined,
  ): Promise<SentCompany> {
    if (!company) throw notFound('The company');
    const shown = presentCompany(company, secrets, await github.describe(companyId, userId));
    return hasRole(role, 'editor') ? shown : withoutCredentials(shown);
  }
  async function changeNotifications(caller: Caller, { base, ...mine }: CompanyUpdate): Promise<SentCompany> {
    const { companyId } = caller;
    const company = await queries.transaction(async (transaction) => {
      const previous = await repository.lockCompany(transaction, companyId);
      const subject = { companyId, id: companyId, actions: ['notifications.updated' as const] };
      const stored = previous ? fieldsOf(previous) : {};
      const values = valuesOf(await mergeOrRefuse(transaction, subject, { base, mine, stored }));
      const recipients = values.emailRecipients?.length ?? 0;
      // More of an earlier time may stay, and can be taken away one by one.
      if (recipients > RECIPIENTS_MAX && recipients > (previous?.emailRecipients.length ?? 0))
        throw unprocessable('too_many_recipients', `A company has at most ${RECIPIENTS_MAX} recipients.`, {
          email_recipients: `At most ${RECIPIENTS_MAX} addresses.`,
        });
      const updated = await repository.updateCompany(transaction, companyId, values);
      const changed =
        previous && updated && changedDetails(notificationsOf(previous), notificationsOf(updated));
      const isOtherHook = String(previous?.slackWebhooks) !== String(updated?.slackWebhooks);
      if (updated && (changed || isOtherHook))
        await recordEvent(transaction, {
          companyId,
          action: 'notifications.updated',
          subject: updated,
          before: changed?.before ?? {},
          after: { ...changed?.after, ...(isOtherHook && { changed_settings: ['slack_webhooks'] }) },
        });
      return updated;
    });
    await subscriptions.ask(caller, company?.emailRecipients ?? []);
    return present(caller, company);
  }

  const change = (companyId: number, fields: repository.CompanyChange) =>
    queries.transaction(async (transaction) => {
      const previous = await repository.lockCompany(transaction, companyId);
      const updated = await repository.updateCompany(transaction, companyId, fields);
      if (!previous || !updated) throw notFound('The company');
      const changed = changedDetails(basicsOf(previous), basicsOf(updated));
      if (changed)
        await recordEvent(transaction, {
          companyId,
          action: 'company.updated',
          subject: updated,
          ...changed,
        });
    });

  return {
    create: createCompaniesService({ database, secrets }).create,
    get: async (caller) => present(caller, await repository.findCompany(queries, caller.companyId)),
    update(caller, update) {
      const isEmpty = Object.values(valuesOf(update)).every((value) => value === undefined);
      return isEmpty ? this.get(caller) : changeNotifications(caller, update);
    },
    async createOwn({ userId, isSso }, name) {
      if (userId === null) throw unauthorized();
      if (isSso) throw otherSignInNeeded();
      await auth.countNewCompany(userId);
      return queries.transaction(async (transaction) => {
        const person = await lockUser(transaction, userId);
        if (!person) throw unauthorized();
        const memberships = await listMemberships(transaction, person.id);
        // A repeated call, too, which names no company to store its reply with.
        if (memberships.some((one) => one.company === name))
          throw conflict('company_exists', `You belong to a company of the name ${name} already.`);
        if (memberships.length >= COMPANIES_MAX)
          throw unprocessable(
            'too_many_companies',
            `You belong to ${COMPANIES_MAX} companies already. Leave one first.`,
          );
        const { id: companyId } = await insertNewCompany(transaction, secrets, name);
        const role = 'owner';
        await addNewMember(transaction, companyId, person, role);
        return { id: companyId, name, role };
      });
    },
    rename: (companyId, name) => change(companyId, { name }),
    async requireTwoFactor({ companyId, userId, isSso }, isRequired) {
      if (userId === null) throw unauthorized();
      if (isRequired && !isSso && !(await account.describe(userId)).has_two_factor)
        throw conflict('two_factor_off', 'Set up two-factor sign-in for your own account first.');
      await change(companyId, { requiresTwoFactor: isRequired });
    },
    async delete(person, companyId, { name, ...proof }) {
      requireName(await repository.findCompany(queries, companyId), name);
      await account.prove(person, proof, 'delete the company');
      await queries.transaction(async (transaction) => {
        const company = requireName(await repository.lockCompany(transaction, companyId), name);
        const memberships = await listMemberships(transaction, person.userId);
        const own = memberships.find((one) => one.companyId === companyId);
        if (own?.role !== 'owner') throw forbidden('owner');
        // The log of a deleted company stays in the database as long as any other.
        await recordEvent(transaction, { companyId, action: 'company.deleted', subject: company });
        await repository.deleteCompany(transaction, companyId);
        await jobs.send('company-files', [companyId], transaction, UPLOADS_END);
      });
      log.info({ companyId, userId: person.userId }, 'An owner deleted a company');
    },
    removeFiles: (companyId) => removeCompanyFiles(storage, companyId),
    async regenerateApiKey(caller) {
      const { companyId } = caller;
      const company = await queries.transaction(async (transaction) => {
        const subject = { name: 'API key' };
        await recordEvent(transaction, { companyId, action: 'api_key.regenerated', subject });
        return repository.updateCompany(transaction, companyId, newApiKey(secrets));
      });
      return present(caller, company);
    },
    async findIdByApiKey(key) {
      return (await repository.findCompanyByKey(queries, hashToken(key)))?.id;
    },
  };
}

const otherSignInNeeded = () =>
  new AppError(
    403,
    'other_sign_in_needed',
    'Your sign-in with SSO speaks for the present company only. Log in with your password to create another one.',
  );

/** @throws a 422 where the company has another name */
function requireName(company: repository.CompanyRow | undefined, name: string): repository.CompanyRow {
  if (company && inOneLine(company.name) === inOneLine(name)) return company;
  const problem = 'This is not the name of the company.';
  throw unprocessable('wrong_name', problem, { name: problem });
}

/** With the key or a webhook, a viewer could do what only editors may. */
function withoutCredentials(company: SentCompany): SentCompany {
  return { ...company, api_key: '', slack_webhooks: company.slack_webhooks.map(() => HIDDEN_WEBHOOK) };
}

const valuesOf = (update: CompanyUpdate): repository.CompanyChange => ({
  enableEmailNotifications: update.enable_email_notifications,
  emailRecipients: update.email_recipients,
  enableSlackNotifications: update.enable_slack_notifications,
  slackWebhooks: update.slack_webhooks,
});

const basicsOf = ({ name, requiresTwoFactor }: repository.CompanyRow) => ({
  name,
  requires_two_factor: requiresTwoFactor,
});

/** For the audit log: addresses of webhooks are secrets, so they are only counted. */
const notificationsOf = (company: repository.CompanyRow) => ({
  email_enabled: company.enableEmailNotifications,
  email_recipients: company.emailRecipients,
  slack_enabled: company.enableSlackNotifications,
  slack_webhooks: company.slackWebhooks.length,
});
