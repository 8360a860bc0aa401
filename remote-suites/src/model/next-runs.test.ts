import { Cron } from 'croner';
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { DAILY, HOURLY, WEEKLY } from '../testing/schedules.ts';
import { zoneOf } from './moment-zone.ts';
import { nextRuns } from './next-runs.ts';
import { buildExpression, DEFAULT_SCHEDULE, type Schedule } from './schedule.ts';

/** Before the nights on which a clock of the six zones is put forward or back. */
const CHANGES = ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27'];
/** How many runs go past the change. */
const FORMS = [
  { schedules: HOURLY, count: 30 },
  { schedules: DAILY, count: 2 },
  { schedules: WEEKLY, count: 1 },
];

function runsOf(schedule: Schedule, timezone: string, after: Date, count: number): string[] {
  const zone = zoneOf(timezone);
  return zone ? nextRuns(schedule, zone, after, count).map((run) => run.toISOString()) : [];
}

/** As the scheduler of the server reckons: seconds first, Sunday = 1. */
function schedulerRuns(schedule: Schedule, timezone: string, after: Date, count: number): string[] {
  const expression = `0 ${buildExpression(schedule)}`;
  const cron = new Cron(expression, { timezone, alternativeWeekdays: true, paused: true });
  return cron.nextRuns(count, after).map((run) => run.toISOString());
}

describe.each(SCHEDULE_TIMEZONES)('in %s', (timezone) => {
  test.each(CHANGES)(
    'every schedule of the editor runs as the scheduler reckons, after noon of %s',
    (day) => {
      const after = new Date(`${day}T12:00:00Z`);
      for (const { schedules, count } of FORMS)
        for (const schedule of schedules)
          expect([schedule, runsOf(schedule, timezone, after, count)]).toEqual([
            schedule,
            schedulerRuns(schedule, timezone, after, count),
          ]);
    },
  );
});

const daily = (hour: number, minute = 0): Schedule => ({ ...DEFAULT_SCHEDULE, hour, minute });
const hourly = (hours: number): Schedule => ({ ...DEFAULT_SCHEDULE, type: 'hourly', hours });
const NEW_YORK = 'America/New_York';

test.each([
  ['a time that does not exist', daily(2, 30), NEW_YORK, '2026-03-08T04:00Z', '2026-03-08T07:00:00.000Z'],
  ['the day after it', daily(2, 30), NEW_YORK, '2026-03-08T07:00Z', '2026-03-09T06:30:00.000Z'],
  ['a time that comes twice', daily(1, 30), NEW_YORK, '2026-11-01T04:00Z', '2026-11-01T05:30:00.000Z'],
  ['that time, once over', daily(1, 30), NEW_YORK, '2026-11-01T05:30Z', '2026-11-02T06:30:00.000Z'],
  ['the missing hour', hourly(2), NEW_YORK, '2026-03-08T05:00Z', '2026-03-08T08:00:00.000Z'],
  ['the doubled hour', hourly(1), NEW_YORK, '2026-11-01T05:00Z', '2026-11-01T06:00:00.000Z'],
  ['the very moment of a run', daily(9), 'UTC', '2026-06-01T09:00Z', '2026-06-02T09:00:00.000Z'],
  ['a moment before it', daily(9), 'UTC', '2026-06-01T08:59:59Z', '2026-06-01T09:00:00.000Z'],
  ['a zone of half hours', daily(9), 'Asia/Kolkata', '2026-06-01T00:00Z', '2026-06-01T03:30:00.000Z'],
  [
    'a gap of half an hour',
    daily(2, 15),
    'Australia/Lord_Howe',
    '2026-10-03T12:00Z',
    '2026-10-03T15:30:00.000Z',
  ],
])('%s', (_, schedule, timezone, after, expected) => {
  expect(runsOf(schedule, timezone, new Date(after), 1)).toEqual([expected]);
});
