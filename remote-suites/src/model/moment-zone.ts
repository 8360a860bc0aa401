import moment from 'moment-timezone/moment-timezone';
import zones from './time-zones.json';
import { browserZone, type Zone } from './zone.ts';

moment.tz.load(zones);

/** A zone that the schedule editor offers, from moment-timezone's data; any other as the browser knows it. */
export function zoneOf(name: string): Zone | null {
  const zone = moment.tz.zone(name);
  if (!zone) return browserZone(name);
  return {
    offsetAt: (at) => 0 - zone.utcOffset(at) * 60_000,
    abbreviationAt: (at) => zone.abbr(at),
  };
}
