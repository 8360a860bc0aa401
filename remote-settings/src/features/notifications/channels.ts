import type { NotificationChannel } from 'shared/constants';

interface ChannelTexts {
  title: string;
  description: string;
  switchLabel: string;
  listTitle: string;
  empty: string;
  fieldLabel: string;
  placeholder: string;
  hint?: string;
  /** The layout of the on-screen keyboard. */
  inputMode: 'email' | 'url';
  invalid: string;
  duplicate: string;
  /** Reasons why Add or Send is disabled. */
  nothingToAdd: string;
  notYetValid: string;
  alreadyThere: string;
  noRecipients: string;
}

export const CHANNELS: Record<NotificationChannel, ChannelTexts> = {
  email: {
    title: 'Email failure notifications',
    description:
      'A mail when a run fails, with the failing steps and a link; and when a failure is repaired, a test becomes flaky, a suite is slower than usual, or a schedule does not start.',
    switchLabel: 'Email notifications',
    listTitle: 'Recipients',
    empty: 'No recipients yet. Add one to send e-mails.',
    fieldLabel: 'Email address',
    placeholder: 'name@example.com',
    inputMode: 'email',
    invalid: 'Please enter a valid email address',
    duplicate: 'This email is already added',
    nothingToAdd: 'Enter an address first.',
    notYetValid: 'The address is not complete.',
    alreadyThere: 'The address is in the list.',
    noRecipients: 'Add a recipient first.',
  },
  slack: {
    title: 'Slack failure notifications',
    description:
      'A message in your channels about the same: failed and repaired runs, flaky tests, slow suites and missed starts.',
    switchLabel: 'Slack notifications',
    listTitle: 'Webhooks',
    empty: 'No webhooks yet: nothing is posted until you add one.',
    fieldLabel: 'Slack webhook URL',
    placeholder: 'https://hooks.slack.com/services/...',
    hint: 'Slack makes one for each channel: add an app with Incoming Webhooks to your workspace and copy its webhook URL.',
    inputMode: 'url',
    invalid: 'Please enter a valid Slack webhook URL (https://hooks.slack.com/services/...)',
    duplicate: 'This webhook URL is already added',
    nothingToAdd: 'Enter a webhook URL first.',
    notYetValid: 'The webhook URL is not complete.',
    alreadyThere: 'The webhook URL is in the list.',
    noRecipients: 'Add a webhook first.',
  },
};
