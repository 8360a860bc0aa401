import type { Zone } from './zone.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

const NEAR = clockFormat({ weekday: 'short' });
const FAR = clockFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** When a run is due by the zone's clock: `Mon 9:00 AM EST`, or with its date a week ahead or more. */
export function runTime(at: Date, zone: Zone, now: Date): string {
  const isNear = at.getTime() - now.getTime() < WEEK;
  return isNear ? write(NEAR, at, zone) : runDate(at, zone);
}

/** `Mon, Nov 23, 9:00 AM EST` */
export function runDate(at: Date, zone: Zone): string {
  return write(FAR, at, zone);
}

/** `in 3 hours`, to the nearest whole unit; a moment that has come is `any moment now`. */
export function timeUntil(at: Date, now: Date): string {
  const minutes = (at.getTime() - now.getTime()) / MINUTE;
  if (minutes <= 0) return 'any moment now';
  if (minutes < 1) return 'in less than a minute';
  if (Math.round(minutes) < 60) return inUnits(minutes, 'minute');
  if (Math.round(minutes / 60) < 24) return inUnits(minutes / 60, 'hour');
  return inUnits(minutes / 60 / 24, 'day');
}

function inUnits(amount: number, unit: string): string {
  const count = Math.round(amount);
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

function clockFormat(day: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    ...day,
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
}

function write(format: Intl.DateTimeFormat, at: Date, zone: Zone): string {
  const moment = at.getTime();
  // Some browsers put a narrow no-break space before AM and PM, which a search of the page does not find.
  const clock = format.format(moment + zone.offsetAt(moment)).replaceAll('\u202f', ' ');
  return `${clock} ${zone.abbreviationAt(moment)}`;
}
