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

/** `New York time` for `America/New_York`; `UTC` for `UTC`. */
export function zoneText(timezone: string): string {
  const place = timezone.split('/').slice(1).at(-1);
  return place === undefined ? timezone : `${place.replaceAll('_', ' ')} time`;
}
