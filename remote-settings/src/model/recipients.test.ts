/** @jest-environment node */
import type { NotificationChannel } from 'shared/constants';
import { validateRecipient, type RecipientError } from './recipients.ts';

const SLACK = 'https://hooks.slack.com/services/';

const CASES: [NotificationChannel, string, RecipientError | null][] = [
  ['email', '', 'empty'],
  ['email', '   ', 'empty'],
  ['email', 'grace', 'invalid'],
  ['email', 'grace@', 'invalid'],
  ['email', 'grace@example', 'invalid'],
  ['email', '@example.com', 'invalid'],
  ['email', 'grace hopper@example.com', 'invalid'],
  ['email', 'grace@hopper@example.com', 'invalid'],
  ['email', 'grace@example.com, ada@example.com', 'invalid'],
  ['email', 'grace@example.com', null],
  ['email', '  grace@example.com\t', null],
  ['email', "o'hara+ci@mail.example.co.uk", null],
  ['email', 'ada@example.com', 'duplicate'],
  ['email', ' ADA@Example.com ', 'duplicate'],
  ['slack', ' ', 'empty'],
  ['slack', 'hooks.slack.com/services/T1/B2/x3', 'invalid'],
  ['slack', `http://hooks.slack.com/services/T1/B2/x3`, 'invalid'],
  ['slack', 'https://hooks.slack.com.example.com/services/T1/B2/x3', 'invalid'],
  ['slack', `${SLACK}T1/B2`, 'invalid'],
  ['slack', `${SLACK}t1/B2/x3`, 'invalid'],
  ['slack', `${SLACK}T1/b2/x3`, 'invalid'],
  ['slack', `${SLACK}T1/B2/x-3`, 'invalid'],
  ['slack', `${SLACK}T1/B2/x3/`, 'invalid'],
  ['slack', `${SLACK}T1/B2/x3?y`, 'invalid'],
  ['slack', `${SLACK}T1/B2/x3Y`, null],
  ['slack', `  ${SLACK}T1/B2/x3Y `, null],
  ['slack', `${SLACK}T0/B0/known`, 'duplicate'],
];

const KNOWN = { email: ['ada@example.com'], slack: [`${SLACK}T0/B0/known`] };

test.each(CASES)('%s %j is %j', (channel, text, error) => {
  expect(validateRecipient(channel, text, KNOWN[channel])).toBe(error);
});
