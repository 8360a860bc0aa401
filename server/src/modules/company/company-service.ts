import type { SentCompany, CompanyUpdate } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GithubService } from '../github/github-service.ts';
import { createCompaniesService, newApiKey, type CompaniesService } from './companies-service.ts';
import * as repository from './company-repository.ts';
import { presentCompany } from './present-company.ts';

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
    { companyId, userId }: Caller,
    company: repository.CompanyRow | undefined,
  ): Promise<SentCompany> {
    if (!company) throw notFound('The company');
    return presentCompany(company, secrets, await github.describe(companyId, userId));
  }
  async function change(caller: Caller, values: repository.CompanyChange): Promise<SentCompany> {
    return present(caller, await repository.updateCompany(queries, caller.companyId, values));
  }

  return {
    create: createCompaniesService({ database, secrets }).create,
    get: async (caller) => present(caller, await repository.findCompany(queries, caller.companyId)),
    update(caller, update) {
      const values: repository.CompanyChange = {
        enableEmailNotifications: update.enable_email_notifications,
        emailRecipients: update.email_recipients,
        enableSlackNotifications: update.enable_slack_notifications,
        slackWebhooks: update.slack_webhooks,
      };
      const isEmpty = Object.values(values).every((value) => value === undefined);
      return isEmpty ? this.get(caller) : change(caller, values);
    },
    regenerateApiKey: (caller) => change(caller, newApiKey(secrets)),
    async findIdByApiKey(key) {
      return (await repository.findCompanyByKey(queries, hashToken(key)))?.id;
    },
  };
}
