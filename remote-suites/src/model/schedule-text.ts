import { DAYS_OF_WEEK } from 'shared/constants';
import type { Schedule } from './schedule.ts';

/** `12 AM` … `11 PM` of an hour from 0 to 23. */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `9:05 PM` */
export function clockLabel(hour: number, minute: number): string {
  return hourLabel(hour).replace(' ', `:${minuteLabel(minute)} `);
}

/** `05` */
export function minuteLabel(minute: number): string {
  return String(minute).padStart(2, '0');
}

/** `Runs every Monday at 9:00 AM, New York time` */
export function scheduleSentence(schedule: Schedule, timezone: string): string {
  return `Runs ${recurrence(schedule)}, ${zoneText(timezone)}`;
}

function recurrence({ type, hours, hour, minute, dayOfWeek }: Schedule): string {
  if (type === 'hourly') return hours === 1 ? 'every hour' : `every ${hours} hours from midnight`;
  const day = type === 'daily' ? 'day' : DAYS_OF_WEEK.find(({ value }) => value === dayOfWeek)?.label;
  return `every ${day} at ${clockLabel(hour, minute)}`;
}

/** `New York time` for `America/New_York`; `UTC` for `UTC`. */
function zoneText(timezone: string): string {
  const place = timezone.split('/').slice(1).at(-1);
  return place === undefined ? timezone : `${place.replaceAll('_', ' ')} time`;
}
