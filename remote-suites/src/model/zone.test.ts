import release from 'moment-timezone/data/packed/latest.json';
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { zoneOf } from './moment-zone.ts';
import zones from './time-zones.json';
import { browserZone } from './zone.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the packed zones are of the installed release; else run scripts/pack-time-zones.mjs', () => {
  expect(zones.version).toBe(release.version);
  expect(zones.zones.map((zone) => zone.split('|')[0])).toEqual(SCHEDULE_TIMEZONES);
});

test.each(SCHEDULE_TIMEZONES)('%s: the packed zone and the browser agree from 2025 to 2037', (name) => {
  const [packed, own] = [zoneOf(name), browserZone(name)];
  for (let at = Date.UTC(2025); at < Date.UTC(2038); at += 5 * DAY)
    expect([at, own?.offsetAt(at)]).toEqual([at, packed?.offsetAt(at)]);
  for (const at of [Date.UTC(2026, 0), Date.UTC(2026, 6)])
    expect(own?.abbreviationAt(at)).toBe(packed?.abbreviationAt(at));
});

test('a zone that is not packed is the browser’s; an unknown one is none', () => {
  expect(zoneOf('Asia/Kolkata')?.offsetAt(0)).toBe(5.5 * 60 * 60 * 1000);
  expect(zoneOf('Asia/Kolkata')?.abbreviationAt(0)).toBe('GMT+5:30');
  expect(zoneOf('Mars/Phobos')).toBeNull();
});
