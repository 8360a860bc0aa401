/** @jest-environment node */
import release from 'moment-timezone/data/packed/latest.json';
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { intlZone } from 'shared/schedule';
import { findZone } from './next-runs.ts';
import packed from './time-zones.json';

const DAY_MS = 24 * 60 * 60 * 1000;

test('the packed zones are of the installed release; else run scripts/pack-time-zones.mjs', () => {
  expect(packed.version).toBe(release.version);
  expect(packed.zones.map((zone) => zone.split('|')[0])).toEqual(SCHEDULE_TIMEZONES);
});

test.each(SCHEDULE_TIMEZONES)('%s: the packed zone agrees with the browser from 2025 to 2037', (name) => {
  const [zone, own] = [findZone(name), intlZone(name)];
  for (let at = Date.UTC(2025); at < Date.UTC(2038); at += 5 * DAY_MS)
    expect([at, zone?.offsetAt(at)]).toEqual([at, own.offsetAt(at)]);
});

test('a zone that is not packed comes from the browser; an unknown one is null', () => {
  expect(findZone('Asia/Kolkata')?.offsetAt(0)).toBe(5.5 * 60 * 60 * 1000);
  expect(findZone('Mars/Phobos')).toBeNull();
});
