/** @jest-environment node */
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { timezoneOptions } from './schedule-options.ts';

const names = (stored: string, own: string) => timezoneOptions(stored, own).map(({ value }) => value);

test('the time zones of the specification come first, then the one of the browser and the stored one', () => {
  expect(names('Asia/Kolkata', 'Asia/Tokyo').slice(0, 8)).toEqual([
    ...SCHEDULE_TIMEZONES,
    'Asia/Tokyo',
    'Asia/Kolkata',
  ]);
  expect(timezoneOptions('UTC', 'Asia/Tokyo')[6]).toMatchObject({ hint: 'Your time zone' });
});

test('no time zone is offered twice, and none is missing', () => {
  const all = names('Europe/London', 'UTC');
  expect(all).toHaveLength(new Set(all).size);
  expect(all).toEqual(
    expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Europe/Kyiv']),
  );
});
