import { runDate, runTime, timeUntil } from './run-time.ts';
import { browserZone, type Zone } from './zone.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const newYork = browserZone('America/New_York') as Zone;

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

test('a run is told by the clock of its zone, with its date from a week ahead on', () => {
  expect(runTime(new Date('2026-11-23T14:00:00Z'), newYork, NOW)).toBe('Mon 9:00 AM EST');
  expect(runTime(new Date('2026-11-28T12:00:00Z'), newYork, NOW)).toBe('Sat, Nov 28, 7:00 AM EST');
  expect(runDate(new Date('2027-07-01T02:30:00Z'), newYork)).toBe('Wed, Jun 30, 10:30 PM EDT');
});
