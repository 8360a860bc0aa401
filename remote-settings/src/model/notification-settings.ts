import type { NotificationChannel } from 'shared/constants';
import type { Company } from 'shared/contract';
import type { EditWords } from 'shared/edits';
import { includesRecipient } from './recipients.ts';

/** The fields of a company that the settings screen saves. */
export type NotificationSettings = Pick<
  Company,
  'enable_email_notifications' | 'email_recipients' | 'enable_slack_notifications' | 'slack_webhooks'
>;

export const SETTINGS_WORDS: EditWords = {
  enable_email_notifications: { label: 'email notifications' },
  email_recipients: { label: 'recipients' },
  enable_slack_notifications: { label: 'Slack notifications' },
  slack_webhooks: { label: 'webhooks' },
};

/** An idempotent change of the settings. */
export type SettingsChange = { channel: NotificationChannel } & (
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'add'; recipients: string[] }
  | { kind: 'remove'; recipient: string }
);

export interface ChannelSettings {
  isOn: boolean;
  recipients: string[];
}

export function settingsOf(company: Company): NotificationSettings {
  return {
    enable_email_notifications: company.enable_email_notifications,
    email_recipients: company.email_recipients,
    enable_slack_notifications: company.enable_slack_notifications,
    slack_webhooks: company.slack_webhooks,
  };
}

export function channelOf(settings: NotificationSettings, channel: NotificationChannel): ChannelSettings {
  return channel === 'email'
    ? { isOn: settings.enable_email_notifications, recipients: settings.email_recipients }
    : { isOn: settings.enable_slack_notifications, recipients: settings.slack_webhooks };
}

/** Returns the settings with a change applied. */
export function applyChange(settings: NotificationSettings, change: SettingsChange): NotificationSettings {
  const { isOn, recipients } = changeChannel(channelOf(settings, change.channel), change);
  return change.channel === 'email'
    ? { ...settings, enable_email_notifications: isOn, email_recipients: recipients }
    : { ...settings, enable_slack_notifications: isOn, slack_webhooks: recipients };
}

function changeChannel(current: ChannelSettings, change: SettingsChange): ChannelSettings {
  const { recipients } = current;
  switch (change.kind) {
    case 'switch':
      return { ...current, isOn: change.isOn };
    case 'add': {
      const added = change.recipients.filter((one) => !includesRecipient(recipients, one));
      return { ...current, recipients: [...recipients, ...added] };
    }
    case 'remove':
      return { ...current, recipients: recipients.filter((known) => known !== change.recipient) };
  }
}
