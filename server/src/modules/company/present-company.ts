import type { CompanyUpdate, SentCompany } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { GithubFields } from '../github/github-service.ts';
import type { CompanyRow } from './company-repository.ts';

export function presentCompany(row: CompanyRow, secrets: Secrets, github: GithubFields): SentCompany {
  return {
    name: row.name,
    api_key: secrets.decrypt(row.apiKeyEncrypted),
    ...github,
    ...fieldsOf(row),
  };
}

/** What a change can change. */
export function fieldsOf(row: CompanyRow): Required<Omit<CompanyUpdate, 'base'>> {
  return {
    enable_email_notifications: row.enableEmailNotifications,
    email_recipients: row.emailRecipients,
    enable_slack_notifications: row.enableSlackNotifications,
    slack_webhooks: row.slackWebhooks,
  };
}
