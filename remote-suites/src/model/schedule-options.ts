import { DAYS_OF_WEEK, HOURLY_INTERVALS, SCHEDULE_MINUTES, SCHEDULE_TIMEZONES } from 'shared/constants';
import moreTimeZones from './more-time-zones.json';
import { hourLabel, minuteLabel } from './schedule-text.ts';

export const INTERVAL_OPTIONS = HOURLY_INTERVALS.map((hours) => ({
  value: hours,
  label: hours === 1 ? '1 hour' : `${hours} hours`,
}));

export const HOUR_OPTIONS = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: hourLabel(hour),
}));

export const DAY_OPTIONS = DAYS_OF_WEEK;

/** The minutes that can be selected, plus a stored one that is none of them. */
export function minuteOptions(stored: number) {
  const minutes = [...new Set([...SCHEDULE_MINUTES, stored])].toSorted((a, b) => a - b);
  return minutes.map((minute) => ({ value: minute, label: minuteLabel(minute) }));
}

/**
 * The time zones that can be selected: the specification's, the browser's, the stored one, and all others by name, also by
 * a name that the browser understands but does not list ("Asia/Kolkata" where it lists "Asia/Calcutta").
 */
export function timezoneOptions(stored: string, own = Intl.DateTimeFormat().resolvedOptions().timeZone) {
  const isOwn = (zone: string) => zone === own && !SCHEDULE_TIMEZONES.some((common) => common === own);
  const others = [...Intl.supportedValuesOf('timeZone'), ...moreTimeZones].toSorted();
  const zones = new Set<string>([...SCHEDULE_TIMEZONES, own, stored, ...others]);
  return Array.from(zones, (zone) => ({
    value: zone,
    label: zone,
    ...(isOwn(zone) && { hint: 'Your time zone' }),
  }));
}
