/** @jest-environment node */
import { DEFAULT_SCHEDULE } from './schedule.ts';
import { clockLabel, hourLabel, scheduleSentence } from './schedule-text.ts';

test.each([
  [0, '12 AM'],
  [1, '1 AM'],
  [11, '11 AM'],
  [12, '12 PM'],
  [13, '1 PM'],
  [23, '11 PM'],
])('hour %d is %s', (hour, label) => expect(hourLabel(hour)).toBe(label));

test('minutes have two digits', () => {
  expect(clockLabel(0, 0)).toBe('12:00 AM');
  expect(clockLabel(13, 5)).toBe('1:05 PM');
});

test.each([
  [{ type: 'hourly', hours: 1 } as const, 'UTC', 'Runs every hour, UTC'],
  [{ type: 'hourly', hours: 12 } as const, 'UTC', 'Runs every 12 hours from midnight, UTC'],
  [{}, 'America/Los_Angeles', 'Runs every day at 9:00 AM, Los Angeles time'],
  [{ type: 'weekly' } as const, 'America/New_York', 'Runs every Monday at 9:00 AM, New York time'],
  [
    { type: 'weekly', dayOfWeek: 1, hour: 23, minute: 45 } as const,
    'America/Argentina/Ushuaia',
    'Runs every Sunday at 11:45 PM, Ushuaia time',
  ],
])('%j in %s: %s', (change, timezone, sentence) => {
  expect(scheduleSentence({ ...DEFAULT_SCHEDULE, ...change }, timezone)).toBe(sentence);
});
