/** @jest-environment node */
import { refuseCronText } from './cron-refusal.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['0 25 * * ? *', 'The hour cannot be 25. Write 0 to 23, 9-17 or */2.'],
  ['x 9 * * ? *', 'The minute cannot be x. Write 0 to 59, 0,30 or */15.'],
  ['0 9 32 * ? *', 'The day of the month cannot be 32. Write 1 to 31, L for the last day, or ?.'],
  ['0 9 ? * SAT-SUN *', 'The day of the week cannot be SAT-SUN. Write MON-FRI, SAT,SUN or ?.'],
  ['0 9 * * * *', 'One of the days must be ?. Write 0 9 * * ? *.'],
  ['0 9 ? * ? *', 'One of the days must be ?. Write 0 9 * * ? *.'],
  ['0 9 * * 2 *', 'One of the days must be ?. Write 0 9 ? * 2 *.'],
  [
    '0 9 1 * 2 *',
    'A schedule goes by the day of the month or by the day of the week. Write 0 9 1 * ? * or 0 9 ? * 2 *.',
  ],
  ['0 0 9 * * MON-FRI', 'Leave out the seconds: write 0 9 ? * MON-FRI *.'],
  ['0 0 9 ? * 2-6 *', 'Leave out the seconds: write 0 9 ? * 2-6 *.'],
  ['*/2 * * * ? *', 'A suite can be started every 5 minutes at most. Write */5 for the minute.'],
  [
    '0,3 9 * * ? *',
    'A suite can be started every 5 minutes at most. Write minutes that are at least 5 apart, such as 0,30.',
  ],
  ['0 9 31 2 ? *', 'This schedule never starts the suite. Write a day that the month has.'],
  ['0 9 1 1 ? 2020', 'This schedule never starts the suite. Write * for the year.'],
  ['0 9 ? * 2-6 *', null],
  ['0 9 LW * ? *', null],
])('%s: %s', (expression, refusal) => expect(refuseCronText(expression, NOW)).toBe(refusal));

test.each(['', 'every day', '0 9 *'])('%j is answered by what the fields are', (expression) => {
  expect(refuseCronText(expression, NOW)).toMatch(
    /^Write five fields as in crontab, such as 0 9 \* \* 1-5, or six/,
  );
});
