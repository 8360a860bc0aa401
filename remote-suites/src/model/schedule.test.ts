/** @jest-environment node */
import { DAILY, HOURLY, MORE, WEEKLY } from '../testing/schedules.ts';
import cron from 'cron-validate';
import { buildExpression, DEFAULT_SCHEDULE, parseExpression } from './schedule.ts';

test('the editor offers 7 hourly, 96 daily and 672 weekly schedules, each with a different text', () => {
  const texts = [...HOURLY, ...DAILY, ...WEEKLY].map(buildExpression);
  expect([HOURLY.length, DAILY.length, WEEKLY.length]).toEqual([7, 96, 672]);
  expect(new Set(texts).size).toBe(775);
});

test.each(
  [...HOURLY, ...DAILY, ...WEEKLY, ...MORE].map((schedule) => [buildExpression(schedule), schedule] as const),
)('%s is parsed to the same schedule, and valid in the AWS dialect', (text, schedule) => {
  expect(parseExpression(text)).toEqual(schedule);
  expect(cron(text, { preset: 'aws-cloud-watch' }).isValid()).toBe(true);
});

test.each([
  [{ ...DEFAULT_SCHEDULE, type: 'hourly', hours: 4, hour: 17, minute: 45 } as const, '0 */4 * * ? *'],
  [{ ...DEFAULT_SCHEDULE, hour: 0, minute: 15 }, '15 0 * * ? *'],
  [DEFAULT_SCHEDULE, '0 9 * * ? *'],
  [{ ...DEFAULT_SCHEDULE, type: 'weekly', dayOfWeek: 1, hour: 23, minute: 30 } as const, '30 23 ? * 1 *'],
])('%j is formatted as %s', (schedule, text) => expect(buildExpression(schedule)).toBe(text));

test('a stored minute that the editor does not offer is kept', () => {
  expect(parseExpression('7 9 * * ? *')).toEqual({ ...DEFAULT_SCHEDULE, minute: 7 });
  expect(parseExpression('59 23 ? * 7 *')).toMatchObject({ minute: 59, hour: 23, dayOfWeek: 7 });
});

test.each(['  0 9 * * ? * ', '0  9\t* * ? *', '00 09 * * ? *'])('%j is parsed as 9:00', (text) => {
  expect(parseExpression(text)).toEqual(DEFAULT_SCHEDULE);
});

test.each(['', 'every day', '0 9 * * *', '0 0 9 * * ? *', 'cron(0 9 * * ? *)', '-1 9 * * ? *'])(
  '%j is no cron text',
  (text) => expect(parseExpression(text)).toBeNull(),
);

test.each([
  ['0 9 ? * MON-FRI *', { type: 'weekdays', hour: 9 }],
  ['0/20 * * * ? *', { type: 'minutes', minutes: 20 }],
  ['30 17,9 * * ? *', { type: 'several', dayHours: [17, 9], minute: 30 }],
])('%s is parsed as another way to say %j', (text, expected) =>
  expect(parseExpression(text)).toMatchObject(expected),
);

test.each([
  '0 */5 * * ? *',
  '0 */0 * * ? *',
  '15 */2 * * ? *',
  '0 0/2 * * ? *',
  '60 9 * * ? *',
  '0 24 * * ? *',
  '0 9,24 * * ? *',
  '*/4 * * * ? *',
  '0 9 ? * 0 *',
  '0 9 ? * MON *',
  '0 9 1 * ? *',
  '0.5 9 * * ? *',
  '0 9 * * ? 2027',
])('%j is shown as cron text', (text) =>
  expect(parseExpression(text)).toEqual({ ...DEFAULT_SCHEDULE, type: 'cron', text }),
);

test.each([
  ['0 9 ? * MON-FRI *', true],
  ['0/5 * * * ? *', true],
  ['0 9 * * * *', false],
  ['0 25 * * ? *', false],
  ['every day', false],
])('is %j valid in the AWS dialect? %s', (text, expected) =>
  expect(cron(text, { preset: 'aws-cloud-watch' }).isValid()).toBe(expected),
);
