/** @jest-environment node */
import { DAILY, HOURLY, MORE, WEEKLY } from '../testing/schedules.ts';
import { buildExpression } from './schedule.ts';
import { scheduleSentence } from './cron-words.ts';

test.each([
  ['0 */1 * * ? *', 'UTC', 'every hour, UTC'],
  ['0 */12 * * ? *', 'UTC', 'every 12 hours from midnight, UTC'],
  ['0 9 * * ? *', 'America/Los_Angeles', 'every day at 9:00 AM, Los Angeles time'],
  ['0 9 ? * 2 *', 'America/New_York', 'every Monday at 9:00 AM, New York time'],
  ['45 23 ? * 1 *', 'America/Argentina/Ushuaia', 'every Sunday at 11:45 PM, Ushuaia time'],
])('%s in %s: Runs %s', (expression, timezone, words) => {
  expect(scheduleSentence(expression, timezone)).toBe(`Runs ${words}`);
});

test.each([
  ['30 9 ? * 2-6 *', 'Monday to Friday at 9:30 AM'],
  ['0 9 ? * 1-5 *', 'Sunday to Thursday at 9:00 AM'],
  ['0 9 ? * mon,wed,FRI *', 'Monday, Wednesday and Friday at 9:00 AM'],
  ['0 9 ? * SUN-SAT *', 'every day at 9:00 AM'],
  ['0 9,13,17 * * ? *', 'every day at 9:00 AM, 1:00 PM and 5:00 PM'],
  ['*/15 * * * ? *', 'every 15 minutes'],
  ['0/20 * ? * MON-FRI *', 'every 20 minutes, Monday to Friday'],
  ['*/15 9-17 ? * 2-6 *', 'every 15 minutes from 9:00 AM to 5:45 PM, Monday to Friday'],
  ['0 8-20 * * ? *', 'every hour from 8:00 AM to 8:00 PM'],
  ['*/5 9 * * ? *', 'every 5 minutes from 9:00 AM to 9:55 AM'],
  ['10,40 * * * ? *', 'at 10 and 40 minutes past every hour'],
  ['0,30 8,12,16,20 * * ? *', 'at 0 and 30 minutes past 8 AM, 12 PM, 4 PM and 8 PM'],
  ['15 8-20 * * ? *', 'at 15 minutes past 8 AM to 8 PM'],
  ['0 9 1,15 * ? *', 'on the 1st and the 15th of the month at 9:00 AM'],
  ['0 9 1 JAN,JUL ? *', 'on the 1st of January and July at 9:00 AM'],
  ['0 9 1-7 3-5 ? 2027', 'on the 1st to the 7th of March to May in 2027 at 9:00 AM'],
  ['0 9 * 12 ? *', 'every day in December at 9:00 AM'],
  ['0 9 L * ? *', 'on the last day of the month at 9:00 AM'],
  ['0 9 LW * ? *', 'on the last weekday of the month at 9:00 AM'],
  ['0 9 15W * ? *', 'on the weekday nearest to the 15th of the month at 9:00 AM'],
  ['0 9 ? * 6L *', 'on the last Friday of the month at 9:00 AM'],
  ['0 9 ? * 2#1 *', 'on the first Monday of the month at 9:00 AM'],
  ['0 9 ? * SAT-SUN *', 'at 0 9 ? * SAT-SUN *'],
])('%s: Runs %s', (expression, words) => {
  expect(scheduleSentence(expression, 'UTC')).toBe(`Runs ${words}, UTC`);
});

test('every schedule that the editor offers has words, and no two have the same', () => {
  const texts = [...HOURLY, ...DAILY, ...WEEKLY, ...MORE].map(buildExpression);
  const sentences = texts.map((text) => scheduleSentence(text, 'UTC'));
  expect(sentences.filter((sentence) => sentence.includes('*'))).toEqual([]);
  expect(new Set(sentences).size).toBe(texts.length);
});
