/** @jest-environment node */
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { timezoneOptions } from './schedule-options.ts';

const names = (stored: string, own: string) => timezoneOptions(stored, own).map(({ value }) => value);

test('the time zone of the browser comes first, then those of the specification and the stored one', () => {
  expect(names('Asia/Kolkata', 'Asia/Tokyo').slice(0, 8)).toEqual([
    'Asia/Tokyo',
    ...SCHEDULE_TIMEZONES,
    'Asia/Kolkata',
  ]);
  expect(timezoneOptions('UTC', 'Asia/Tokyo')[0]).toMatchObject({ hint: 'Your time zone' });
  expect(names('UTC', 'Europe/London').slice(0, 6)).toEqual([
    'Europe/London',
    ...SCHEDULE_TIMEZONES.slice(0, 5),
  ]);
});

test('no time zone is offered twice, and none is missing', () => {
  const all = names('Europe/London', 'UTC');
  expect(all).toHaveLength(new Set(all).size);
  expect(all).toEqual(
    expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Europe/Kyiv']),
  );
});
