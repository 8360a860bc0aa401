import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDays } from './day-borders.ts';

const cases: [now: string, count: number, timeZone: string, days: Record<string, string>][] = [
  [
    '2026-03-02T00:00:00Z',
    2,
    'UTC',
    { '2026-03-01': '2026-03-01T00:00Z', '2026-03-02': '2026-03-02T00:00Z' },
  ],
  ['2026-03-01T23:59:59Z', 1, 'UTC', { '2026-03-01': '2026-03-01T00:00Z' }],
  ['2026-03-01T12:00:00Z', 1, 'Pacific/Kiritimati', { '2026-03-02': '2026-03-01T10:00Z' }],
  ['2026-03-01T08:00:00Z', 1, 'Pacific/Pago_Pago', { '2026-02-28': '2026-02-28T11:00Z' }],
  // The clock goes from 2:00 to 3:00, and half a year later back.
  [
    '2026-03-30T08:00:00Z',
    2,
    'Europe/Zurich',
    { '2026-03-29': '2026-03-28T23:00Z', '2026-03-30': '2026-03-29T22:00Z' },
  ],
  [
    '2026-10-26T08:00:00Z',
    2,
    'Europe/Zurich',
    { '2026-10-25': '2026-10-24T22:00Z', '2026-10-26': '2026-10-25T23:00Z' },
  ],
  // The clock goes from midnight to 1:00.
  [
    '2026-03-29T12:00:00Z',
    2,
    'Asia/Beirut',
    { '2026-03-28': '2026-03-27T22:00Z', '2026-03-29': '2026-03-28T22:00Z' },
  ],
];

test('days begin at midnight of their time zone', () => {
  for (const [now, count, timeZone, days] of cases)
    assert.deepEqual(
      lastDays(new Date(now), count, timeZone),
      Object.entries(days).map(([date, startsAt]) => ({ date, startsAt: new Date(startsAt) })),
      `${timeZone} ${now}`,
    );
});
