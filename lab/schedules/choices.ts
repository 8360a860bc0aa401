import { DAYS_OF_WEEK, HOURLY_INTERVALS, SCHEDULE_MINUTES } from 'shared/constants';

/** Something the schedule editor offers: its cron text, and in other words the times of day and of the week that it means. */
export interface Choice {
  expression: string;
  /** Minutes since midnight. */
  minutesOfDay: number[];
  /** 0 is Sunday; null means every day. */
  weekday: number | null;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const times = hours.flatMap((hour) => SCHEDULE_MINUTES.map((minute) => ({ hour, minute })));

export const HOURLY: Choice[] = HOURLY_INTERVALS.map((interval) => ({
  expression: `0 */${interval} * * ? *`,
  minutesOfDay: hours.filter((hour) => hour % interval === 0).map((hour) => hour * 60),
  weekday: null,
}));

export const DAILY: Choice[] = times.map(({ hour, minute }) => ({
  expression: `${minute} ${hour} * * ? *`,
  minutesOfDay: [hour * 60 + minute],
  weekday: null,
}));

export const WEEKLY: Choice[] = DAYS_OF_WEEK.flatMap(({ value }) =>
  times.map(({ hour, minute }) => ({
    expression: `${minute} ${hour} ? * ${value} *`,
    minutesOfDay: [hour * 60 + minute],
    weekday: value - 1,
  })),
);
