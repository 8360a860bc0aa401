import { hasRole } from 'shared/constants';
import type { SentCompany, CompanyUpdate } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GithubService } from '../github/github-service.ts';
import { changedDetails, mergeOrRefuse, recordEvent } from '../audit/audit-service.ts';
import { createCompaniesService, newApiKey, type CompaniesService } from './companies-service.ts';
import * as repository from './company-repository.ts';
import { fieldsOf, presentCompany } from './present-company.ts';

const HIDDEN_WEBHOOK = 'https://hooks.slack.com/services/…';

export interface CompanyService extends Pick<CompaniesService, 'create'> {
  /** The caller's company; so with the others. */
  get(caller: Caller): Promise<SentCompany>;
  /** Absent fields stay as they are. */
  update(caller: Caller, change: CompanyUpdate): Promise<SentCompany>;
  /** The old key is dead at once. */
  regenerateApiKey(caller: Caller): Promise<SentCompany>;
  findIdByApiKey(key: string): Promise<number | undefined>;
}

export function createCompanyService({
  database,
  secrets,
  github,
}: Pick<Platform, 'database' | 'secrets'> & { github: GithubService }): CompanyService {
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
    return present(caller, company);
  }

  return {
    create: createCompaniesService({ database, secrets }).create,
    get: async (caller) => present(caller, await repository.findCompany(queries, caller.companyId)),
    update(caller, update) {
      const isEmpty = Object.values(valuesOf(update)).every((value) => value === undefined);
      return isEmpty ? this.get(caller) : changeNotifications(caller, update);
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

/** For the audit log: addresses of webhooks are secrets, so they are only counted. */
const notificationsOf = (company: repository.CompanyRow) => ({
  email_enabled: company.enableEmailNotifications,
  email_recipients: company.emailRecipients,
  slack_enabled: company.enableSlackNotifications,
  slack_webhooks: company.slackWebhooks.length,
});
