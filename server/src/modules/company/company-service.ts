import { COMPANIES_MAX, hasRole } from 'shared/constants';
import type { AccountCompany, BodyOf, SentCompany, CompanyUpdate } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, conflict, notFound, unauthorized, unprocessable } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeCompanyFiles } from '../../platform/storage/company-folder.ts';
import type { AccountService, Person } from '../account/account-service.ts';
import type { GithubService } from '../github/github-service.ts';
import { changedDetails, mergeOrRefuse, recordEvent } from '../audit/audit-service.ts';
import { addMember, findUser, listMemberships, lockMembers } from '../auth/people-service.ts';
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
   * 422 for a person of too many companies
   */
  createOwn(caller: Caller, name: string): Promise<AccountCompany>;
  rename(companyId: number, name: string): Promise<void>;
  /** From the next request on, members without a second factor reach their accounts only. @throws a 409 for a caller who would be one of them */
  requireTwoFactor(caller: Caller, isRequired: boolean): Promise<void>;
  /**
   * Deletes the company with everything in it; its sessions end at once, and workers stop its runs. The accounts of its members stay. @throws
   * a 422 for another name than the company's, and where the proof of the person is missing or wrong; a 403 for a sign-in that is no proof
   */
  delete(person: Person, companyId: number, proof: BodyOf<'POST /company/me/delete'>): Promise<void>;
  /** Absent fields stay as they are. */
  update(caller: Caller, change: CompanyUpdate): Promise<SentCompany>;
  /** The old key is dead at once. */
  regenerateApiKey(caller: Caller): Promise<SentCompany>;
  findIdByApiKey(key: string): Promise<number | undefined>;
}

interface Dependencies extends Pick<Platform, 'database' | 'secrets' | 'storage' | 'log'> {
  github: GithubService;
  account: Pick<AccountService, 'prove' | 'describe'>;
  subscriptions: SubscriptionsService;
}

export function createCompanyService({
  database,
  secrets,
  storage,
  log,
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
    createOwn: ({ userId, isSso }, name) =>
      queries.transaction(async (transaction) => {
        const person = userId === null ? undefined : await findUser(transaction, userId);
        if (!person) throw unauthorized();
        if (isSso) throw otherSignInNeeded();
        if ((await listMemberships(transaction, person.id)).length >= COMPANIES_MAX)
          throw unprocessable(
            'too_many_companies',
            `You belong to ${COMPANIES_MAX} companies already. Leave one first.`,
          );
        const { id: companyId } = await insertNewCompany(transaction, secrets, name);
        const role = 'owner';
        await addMember(transaction, { companyId, userId: person.id, role });
        const subject = { id: person.id, name: person.email };
        await recordEvent(transaction, { companyId, action: 'member.added', subject, after: { role } });
        return { id: companyId, name, role };
      }),
    rename: (companyId, name) => change(companyId, { name }),
    async requireTwoFactor({ companyId, userId, isSso }, isRequired) {
      if (userId === null) throw unauthorized();
      if (isRequired && !isSso && !(await account.describe(userId)).has_two_factor)
        throw conflict('two_factor_off', 'Set up two-factor sign-in for your own account first.');
      await change(companyId, { requiresTwoFactor: isRequired });
    },
    async delete(person, companyId, { name, ...proof }) {
      const company = await repository.findCompany(queries, companyId);
      if (company?.name !== name) throw otherName();
      await account.prove(person, proof, 'delete the company');
      await queries.transaction(async (transaction) => {
        await lockMembers(transaction, companyId);
        // The log of a deleted company stays in the database as long as any other.
        await recordEvent(transaction, { companyId, action: 'company.deleted', subject: company });
        await repository.deleteCompany(transaction, companyId);
      });
      log.info({ companyId, userId: person.userId }, 'An owner deleted a company');
      await removeCompanyFiles(storage, companyId).catch((error: unknown) =>
        log.error({ err: error, companyId }, 'Files of a deleted company could not be removed'),
      );
    },
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

function otherName(): AppError {
  const problem = 'This is not the name of the company.';
  return unprocessable('wrong_name', problem, { name: problem });
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
