/** @jest-environment node */
import { intlZone, nextFire } from 'shared/schedule';

/** The next `count` times, as `month-day hour:minute` of UTC. */
function fires(expression: string, timezone: string, after: string, count: number): string[] {
  const found: string[] = [];
  let last: Date | null = new Date(after);
  while (last && found.length < count) {
    last = nextFire(expression, intlZone(timezone), last);
    if (last) found.push(last.toISOString().slice(5, 16).replace('T', ' '));
  }
  return found;
}

const NEW_YORK = 'America/New_York';

test.each([
  [
    'a skipped time moves with the clock',
    '30 2 * * ? *',
    NEW_YORK,
    '2026-03-08T05:00Z',
    ['03-08 07:30', '03-09 06:30'],
  ],
  [
    'a time that occurs twice is the first',
    '30 1 * * ? *',
    NEW_YORK,
    '2026-11-01T04:00Z',
    ['11-01 05:30', '11-02 06:30'],
  ],
  [
    'a time that occurs twice does not count again',
    '30 1 * * ? *',
    NEW_YORK,
    '2026-11-01T05:30Z',
    ['11-02 06:30'],
  ],
  [
    'hourly, clock moves forward',
    '0 */1 * * ? *',
    NEW_YORK,
    '2026-03-08T05:30Z',
    ['03-08 06:00', '03-08 07:00'],
  ],
  [
    'hourly, clock moves back',
    '0 */1 * * ? *',
    NEW_YORK,
    '2026-11-01T04:30Z',
    ['11-01 05:00', '11-01 07:00'],
  ],
  ['every two hours', '0 */2 * * ? *', NEW_YORK, '2026-03-08T05:30Z', ['03-08 07:00', '03-08 08:00']],
  [
    'a shifted time equal to another',
    '30 2,3 * * ? *',
    NEW_YORK,
    '2026-03-08T06:00Z',
    ['03-08 07:30', '03-09 06:30'],
  ],
  [
    'a shifted time between others',
    '30,45 2,4 * * ? *',
    NEW_YORK,
    '2026-03-08T07:30Z',
    ['03-08 07:45', '03-08 08:30'],
  ],
  ['a change of half an hour', '15 2 * * ? *', 'Australia/Lord_Howe', '2026-10-03T12:00Z', ['10-03 15:45']],
  ['a day that is skipped', '0 12 30 12 ? *', 'Pacific/Apia', '2011-12-29T00:00Z', ['12-30 22:00']],
  ['the moment itself does not count', '0 9 * * ? *', 'UTC', '2026-05-01T09:00Z', ['05-02 09:00']],
  [
    'steps from a number',
    '5/20 8 * * ? *',
    'UTC',
    '2026-05-01T00:00Z',
    ['05-01 08:05', '05-01 08:25', '05-01 08:45'],
  ],
  ['working hours', '0 9 ? * MON-FRI *', 'UTC', '2026-05-01T10:00Z', ['05-04 09:00', '05-05 09:00']],
  ['Sunday is 1', '0 9 ? * 1 *', 'UTC', '2026-05-01T10:00Z', ['05-03 09:00']],
  ['the first Monday', '0 9 ? * 2#1 *', 'UTC', '2026-05-05T10:00Z', ['06-01 09:00']],
  ['the last Friday', '0 9 ? * 6L *', 'UTC', '2026-05-01T10:00Z', ['05-29 09:00']],
  ['the last day of the month', '0 9 L * ? *', 'UTC', '2026-02-01T10:00Z', ['02-28 09:00']],
  ['the weekday nearest to the 15th', '0 9 15W * ? *', 'UTC', '2026-02-01T10:00Z', ['02-16 09:00']],
  ['a past year', '0 9 1 1 ? 2020', 'UTC', '2026-05-01T10:00Z', []],
])('%s', (_, expression, timezone, after, expected) => {
  expect(fires(expression, timezone, after, Math.max(1, expected.length))).toEqual(expected);
});
