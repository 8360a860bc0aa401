import type { Company } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { CompanyRow } from './company-repository.ts';

export function presentCompany(row: CompanyRow, secrets: Secrets): Company {
  return {
    name: row.name,
    api_key: secrets.decrypt(row.apiKeyEncrypted),
    github_installation_id: null,
    github_repos: [],
    github_install_url: null,
    github_manage_url: null,
    enable_email_notifications: row.enableEmailNotifications,
    email_recipients: row.emailRecipients,
    enable_slack_notifications: row.enableSlackNotifications,
    slack_webhooks: row.slackWebhooks,
  };
}
