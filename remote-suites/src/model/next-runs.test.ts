import { Cron } from 'croner';
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { DAILY, HOURLY, WEEKLY } from '../testing/schedules.ts';
import { zoneOf } from './moment-zone.ts';
import { nextRuns } from './next-runs.ts';
import { buildExpression, DEFAULT_SCHEDULE, type Schedule } from './schedule.ts';

const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;

/** Days on whose following night a clock of the six zones is put forward or back. */
const CHANGES = ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2027-03-13', '2027-11-06'];

function runsOf(schedule: Schedule, timezone: string, after: number, count: number): number[] {
  const zone = zoneOf(timezone);
  return zone ? nextRuns(schedule, zone, new Date(after), count).map((run) => run.getTime()) : [];
}

/**
 * When each quarter of an hour is, from two days before a moment to three days after it: the browser's clock is looked at
 * quarter by quarter. What it never shows is counted on from the last time that it did show.
 */
function readClock(timeZone: string, around: number): (clock: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shown = new Map<number, number>();
  for (let moment = around - 2 * DAY; moment < around + 3 * DAY; moment += QUARTER) {
    const clock = Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
    if (!shown.has(clock)) shown.set(clock, moment);
  }
  const momentOf = (clock: number): number => shown.get(clock) ?? momentOf(clock - QUARTER) + QUARTER;
  return momentOf;
}

/** The times of a clock at which a cron text runs, by another reader of it: seconds first, Sunday = 1. */
function clockRuns(schedule: Schedule, from: number, to: number): number[] {
  const expression = `0 ${buildExpression(schedule)}`;
  const cron = new Cron(expression, { timezone: 'UTC', alternativeWeekdays: true, paused: true });
  const runs: number[] = [];
  for (let run = cron.nextRun(new Date(from)); run && run.getTime() < to; run = cron.nextRun(run))
    runs.push(run.getTime());
  return runs;
}

describe.each(CHANGES)('after noon of %s', (day) => {
  const after = Date.parse(`${day}T12:00:00Z`);
  const schedules = [...HOURLY, ...DAILY, ...WEEKLY];
  const clocks = schedules.map((schedule) => clockRuns(schedule, after - DAY, after + 2 * DAY));

  test.each(SCHEDULE_TIMEZONES)('every schedule of the editor runs as its text says, in %s', (timezone) => {
    const momentOf = readClock(timezone, after);
    const expected = clocks.map((runs) => {
      const moments = new Set(runs.map(momentOf));
      return [...moments].filter((moment) => moment > after && moment < after + DAY);
    });
    expect(expected.flat().length).toBeGreaterThan(schedules.length / 7);
    expect(
      schedules.map((schedule, index) => runsOf(schedule, timezone, after, expected[index]?.length ?? 0)),
    ).toEqual(expected);
  });
});

const daily = (hour: number, minute = 0): Schedule => ({ ...DEFAULT_SCHEDULE, hour, minute });
const hourly = (hours: number): Schedule => ({ ...DEFAULT_SCHEDULE, type: 'hourly', hours });
const NEW_YORK = 'America/New_York';

test.each([
  ['a skipped time', daily(2, 30), NEW_YORK, '2026-03-08T04:00Z', ['03-08 07:30', '03-09 06:30']],
  ['a doubled time', daily(1, 30), NEW_YORK, '2026-11-01T04:00Z', ['11-01 05:30', '11-02 06:30']],
  ['a doubled time, once over', daily(1, 30), NEW_YORK, '2026-11-01T05:30Z', ['11-02 06:30', '11-03 06:30']],
  ['the skipped hour', hourly(1), NEW_YORK, '2026-03-08T05:30Z', ['03-08 06:00', '03-08 07:00']],
  ['every second hour', hourly(2), NEW_YORK, '2026-03-08T05:30Z', ['03-08 07:00', '03-08 08:00']],
  ['the doubled hour', hourly(1), NEW_YORK, '2026-11-01T04:30Z', ['11-01 05:00', '11-01 07:00']],
  ['the very moment', daily(9), 'UTC', '2026-06-01T09:00Z', ['06-02 09:00', '06-03 09:00']],
  ['a second before', daily(9), 'UTC', '2026-06-01T08:59:59Z', ['06-01 09:00', '06-02 09:00']],
  ['half hours', daily(9), 'Asia/Kolkata', '2026-06-01T00:00Z', ['06-01 03:30', '06-02 03:30']],
  ['half an hour', daily(2, 15), 'Australia/Lord_Howe', '2026-10-03T12:00Z', ['10-03 15:45', '10-04 15:15']],
])('%s', (_, schedule, timezone, after, expected) => {
  const runs = runsOf(schedule, timezone, Date.parse(after), 2);
  expect(runs.map((run) => new Date(run).toISOString().slice(5, 16).replace('T', ' '))).toEqual(expected);
});
