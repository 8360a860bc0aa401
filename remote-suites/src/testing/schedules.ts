import { DAYS_OF_WEEK, HOURLY_INTERVALS, SCHEDULE_MINUTES } from 'shared/constants';
import { DEFAULT_SCHEDULE, MINUTE_INTERVALS, type Schedule } from '../model/schedule.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const CLOCKS = HOURS.flatMap((hour) => SCHEDULE_MINUTES.map((minute) => ({ hour, minute })));

/** Every schedule that the editor offers, in each of the specification's three types. */
export const HOURLY = HOURLY_INTERVALS.map((hours): Schedule => ({
  ...DEFAULT_SCHEDULE,
  type: 'hourly',
  hours,
}));
export const DAILY = CLOCKS.map((clock): Schedule => ({ ...DEFAULT_SCHEDULE, ...clock }));
export const WEEKLY = DAYS_OF_WEEK.flatMap(({ value }) =>
  DAILY.map((schedule): Schedule => ({ ...schedule, type: 'weekly', dayOfWeek: value })),
);
/** Of the other types, except cron text. */
export const MORE: Schedule[] = [
  ...DAILY.map((schedule): Schedule => ({ ...schedule, type: 'weekdays' })),
  ...MINUTE_INTERVALS.map((minutes): Schedule => ({ ...DEFAULT_SCHEDULE, type: 'minutes', minutes })),
  { ...DEFAULT_SCHEDULE, type: 'several', dayHours: [0, 6, 12, 18], minute: 15 },
];
