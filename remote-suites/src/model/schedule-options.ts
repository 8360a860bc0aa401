import {
  ALERT_AFTER_MAX,
  DAYS_OF_WEEK,
  HOURLY_INTERVALS,
  SCHEDULE_MINUTES,
  SCHEDULE_TIMEZONES,
  type MissedStarts,
} from 'shared/constants';
import moreTimeZones from './more-time-zones.json';
import { ownTimeZone } from './run-time.ts';
import { hourLabel, minuteLabel } from './schedule-text.ts';
import { MINUTE_INTERVALS } from './schedule.ts';

export const INTERVAL_OPTIONS = HOURLY_INTERVALS.map((hours) => ({
  value: hours,
  label: hours === 1 ? '1 hour' : `${hours} hours`,
}));

export const MINUTE_INTERVAL_OPTIONS = MINUTE_INTERVALS.map((minutes) => ({
  value: minutes,
  label: `${minutes} minutes`,
}));

/** Which starts are made up for that were missed while nothing was running. */
export const MISSED_OPTIONS: { value: MissedStarts; label: string }[] = [
  { value: 'none', label: 'Leave out' },
  { value: 'one', label: 'Make up for once' },
  { value: 'all', label: 'Make up for each of the last hour' },
];

export const ALERT_OPTIONS = Array.from({ length: ALERT_AFTER_MAX }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? 'Each one' : `After ${index + 1} in a row`,
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
 * The time zones that can be selected: the reader's own, the specification's, the stored one, and all others by name, also by
 * a name that the browser understands but does not list ("Asia/Kolkata" where it lists "Asia/Calcutta").
 */
export function timezoneOptions(stored: string, own = ownTimeZone()) {
  const others = [...Intl.supportedValuesOf('timeZone'), ...moreTimeZones].toSorted();
  const zones = new Set<string>([own, ...SCHEDULE_TIMEZONES, stored, ...others]);
  return Array.from(zones, (zone) => ({
    value: zone,
    label: zone,
    ...(zone === own && own !== SCHEDULE_TIMEZONES[0] && { hint: 'Your time zone' }),
  }));
}
