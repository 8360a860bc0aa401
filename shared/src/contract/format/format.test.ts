/** @jest-environment node */
import {
  fileSize,
  fullStepName,
  ordinal,
  longDateTime,
  passPercentage,
  passTone,
  relativeTime,
  runDuration,
  shortDateTime,
  stepLabel,
  stepName,
  testRunDuration,
  usageText,
  waitingText,
  zonedDateTime,
} from 'shared/format';

const NOW = new Date('2025-06-15T12:00:00Z');
const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [-3600, 'just now'],
  [60, '1 minute ago'],
  [59 * MINUTES + 59, '59 minutes ago'],
  [1 * HOURS, '1 hour ago'],
  [23 * HOURS, '23 hours ago'],
  [1 * DAYS, '1 day ago'],
  [6 * DAYS, '6 days ago'],
  [7 * DAYS, '1 week ago'],
  [27 * DAYS, '3 weeks ago'],
  [28 * DAYS, '1 month ago'],
  [60 * DAYS, '2 months ago'],
  [359 * DAYS, '11 months ago'],
  [360 * DAYS, '1 year ago'],
  [800 * DAYS, '2 years ago'],
])('%d seconds ago reads %s', (seconds, expected) => {
  const at = new Date(NOW.getTime() - seconds * 1000);
  expect(relativeTime(at, NOW)).toBe(expected);
  expect(relativeTime(at.toISOString(), NOW)).toBe(expected);
});

test('dates are in American English, with a 12-hour clock', () => {
  const at = new Date(2025, 2, 30, 21, 5);
  expect(longDateTime(at)).toBe('March 30, 2025 at 9:05 PM');
  expect(shortDateTime(at)).toBe('Mar 30, 2025, 9:05 PM');
});

test('a moment is told by the clock of a time zone', () => {
  const at = new Date('2025-03-30T19:05:00Z');
  expect(zonedDateTime(at)).toBe('Mar 30, 2025, 7:05 PM UTC');
  expect(zonedDateTime(at, 'America/New_York')).toBe('Mar 30, 2025, 3:05 PM EDT');
});

test.each([
  [0, '0s'],
  [1.29, '1.2s'],
  [3, '3s'],
  [9.96, '9.9s'],
  [10.2, '10s'],
  [59.9, '59s'],
  [60, '1m 0s'],
  [3599, '59m 59s'],
  [3600, '1h 0m 0s'],
  [7384, '2h 3m 4s'],
  [-1, 'In progress'],
  [null, 'In progress'],
  [undefined, 'In progress'],
  [NaN, 'In progress'],
])('a run of %p seconds took %s', (seconds, expected) => expect(runDuration(seconds)).toBe(expected));

test.each([
  [null, 'Unknown duration'],
  [0, '0s'],
  [4.5, '4.5s'],
  [45.4, '45s'],
  [59.6, '59s'],
  [125, '2m 5s'],
  [3725, '62m 5s'],
])('a test run of %p seconds took %s', (seconds, expected) =>
  expect(testRunDuration(seconds)).toBe(expected),
);

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [25 * 1024 ** 2, '25.00 MB'],
  [3 * 1024 ** 3, '3.00 GB'],
  [2000 * 1024 ** 3, '2000.00 GB'],
])('%d bytes are %s', (bytes, expected) => expect(fileSize(bytes)).toBe(expected));

test.each([
  [0, 0, '–', 'neutral'],
  [3, 3, '100%', 'success'],
  [199, 200, '99%', 'warning'],
  [7, 10, '70%', 'warning'],
  [2, 3, '66%', 'danger'],
  [0, 4, '0%', 'danger'],
] as const)('%d of %d passed is %s (%s)', (passed, total, text, tone) => {
  expect(passPercentage(passed, total)).toBe(text);
  expect(passTone(passed, total)).toBe(tone);
});

const SIGN_IN = { id: 7, title: 'Sign in', step: 3 };

test.each([
  [{ step: 2, module: null }, '2', 'Step 2', 'Step 2'],
  [{ step: 2, module: SIGN_IN }, '2.3', 'Step 2.3', 'Step 2.3 (module Sign in)'],
  [{ step: null, module: SIGN_IN }, 'L.3', 'Login step 3', 'Login step 3 (module Sign in)'],
])('the step at %p is %s, in words %s, in full %s', (place, label, name, full) => {
  expect(stepLabel(place)).toBe(label);
  expect(stepName(place)).toBe(name);
  expect(fullStepName(place)).toBe(full);
});

const usage = { model: 'gpt-5', calls: 3, input_tokens: 1200, output_tokens: 34, cost: 0.0512 };

test.each([
  [{}, 'gpt-5: 3 calls, 1,234 tokens, $0.05'],
  [{ calls: 1, cost: 0.0012 }, 'gpt-5: 1 call, 1,234 tokens, $0.0012'],
  [{ cost: null }, 'gpt-5: 3 calls, 1,234 tokens'],
])('what a model was asked for: %o', (changes, text) => {
  expect(usageText({ ...usage, ...changes })).toBe(text);
});

test('a run that waits says for what, and its place', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 113].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '113th',
  ]);
  expect(waitingText('Staging', 1)).toBe('Waits for another run of Staging, next in line');
  expect(waitingText('Staging', 2)).toBe('Waits for another run of Staging, 2nd in line');
  expect([waitingText('Staging', 0), waitingText('Staging', undefined)]).toEqual([null, null]);
});
