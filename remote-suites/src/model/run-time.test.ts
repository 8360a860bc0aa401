/** @jest-environment node */
import { runDate, runTime, timeUntil } from './run-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEW_YORK = 'America/New_York';

test.each([
  [-HOUR, 'any moment now'],
  [0, 'any moment now'],
  [59, 'in less than a minute'],
  [60, 'in 1 minute'],
  [59 * MINUTE + 29, 'in 59 minutes'],
  [59 * MINUTE + 30, 'in 1 hour'],
  [2 * HOUR + 50 * MINUTE, 'in 3 hours'],
  [23 * HOUR + 40 * MINUTE, 'in 1 day'],
  [40 * HOUR, 'in 2 days'],
  [7 * DAY, 'in 7 days'],
])('a moment %d seconds ahead is %s', (seconds, expected) => {
  expect(timeUntil(new Date(NOW.getTime() + seconds * 1000), NOW)).toBe(expected);
});

test('the time of a run follows the clock of its zone, with the date from a week ahead on', () => {
  expect(runTime(new Date('2026-11-23T14:00:00Z'), NEW_YORK, NOW)).toBe('Mon 9:00 AM EST');
  expect(runTime(new Date('2026-11-28T12:00:00Z'), NEW_YORK, NOW)).toBe('Sat, Nov 28, 7:00 AM EST');
  expect(runDate(new Date('2027-07-01T02:30:00Z'), NEW_YORK)).toBe('Wed, Jun 30, 10:30 PM EDT');
});

test.each([
  ['2026-07-01T12:00:00Z', 'America/Los_Angeles', 'Wed, Jul 1, 5:00 AM PDT'],
  ['2026-07-01T12:00:00Z', 'Europe/London', 'Wed, Jul 1, 1:00 PM BST'],
  ['2026-01-01T12:00:00Z', 'Europe/London', 'Thu, Jan 1, 12:00 PM GMT'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', 'Wed, Jul 1, 5:30 PM GMT+5:30'],
  ['2026-07-01T12:00:00Z', 'Mars/Phobos', 'Wed, Jul 1, 12:00 PM UTC'],
])('%s in %s is %s', (at, timezone, expected) => expect(runDate(new Date(at), timezone)).toBe(expected));
