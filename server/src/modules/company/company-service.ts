import type { Company, CompanyUpdate } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './company-repository.ts';
import { presentCompany } from './present-company.ts';

export interface CompanyService {
  create(input: { name: string }): Promise<{ id: number }>;
  get(companyId: number): Promise<Company>;
  /** Absent fields stay as they are. */
  update(companyId: number, change: CompanyUpdate): Promise<Company>;
  /** The old key is dead at once. */
  regenerateApiKey(companyId: number): Promise<Company>;
  findIdByApiKey(key: string): Promise<number | undefined>;
}

export function createCompanyService({
  database,
  secrets,
}: Pick<Platform, 'database' | 'secrets'>): CompanyService {
  const { queries } = database;

  function newKey() {
    const key = `sl_${createToken()}`;
    return { apiKeyEncrypted: secrets.encrypt(key), apiKeyHash: hashToken(key) };
  }
  async function change(companyId: number, values: repository.CompanyChange): Promise<Company> {
    const company = await repository.updateCompany(queries, companyId, values);
    if (!company) throw notFound('The company');
    return presentCompany(company, secrets);
  }

  return {
    create: ({ name }) => repository.insertCompany(queries, { name, ...newKey() }),
    async get(companyId) {
      const company = await repository.findCompany(queries, companyId);
      if (!company) throw notFound('The company');
      return presentCompany(company, secrets);
    },
    update(companyId, update) {
      const values: repository.CompanyChange = {
        enableEmailNotifications: update.enable_email_notifications,
        emailRecipients: update.email_recipients,
        enableSlackNotifications: update.enable_slack_notifications,
        slackWebhooks: update.slack_webhooks,
      };
      const isEmpty = Object.values(values).every((value) => value === undefined);
      return isEmpty ? this.get(companyId) : change(companyId, values);
    },
    regenerateApiKey: (companyId) => change(companyId, newKey()),
    async findIdByApiKey(key) {
      return (await repository.findCompanyByKey(queries, hashToken(key)))?.id;
    },
  };
}
