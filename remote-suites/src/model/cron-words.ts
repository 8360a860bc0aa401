import { DAYS_OF_WEEK } from 'shared/constants';
import { ordinal } from 'shared/format';
import { clockLabel, hourLabel, zoneText } from './schedule-text.ts';

const LIST = new Intl.ListFormat('en-GB');
const listed = (items: string[]) => LIST.format(items);

/** The starts of a day that are told one by one. */
const MAX_CLOCKS = 6;
/** Years beyond this many are no words. */
const MAX_YEARS = 5;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface Range {
  min: number;
  max: number;
  names?: string[];
}

const shortNames = (names: string[]) => names.map((name) => name.slice(0, 3).toUpperCase());
const dayName = (day: number) => DAYS_OF_WEEK.find(({ value }) => value === day)?.label ?? '';

const MINUTE: Range = { min: 0, max: 59 };
const HOUR: Range = { min: 0, max: 23 };
const DAY_OF_MONTH: Range = { min: 1, max: 31 };
const MONTH: Range = { min: 1, max: 12, names: shortNames(MONTHS) };
const DAY_OF_WEEK: Range = { min: 1, max: 7, names: shortNames([1, 2, 3, 4, 5, 6, 7].map(dayName)) };
const YEAR: Range = { min: 1970, max: 2199 };

/** `Runs every Monday at 9:00 AM, New York time`; the cron text itself where there are no words for it. */
export function scheduleSentence(expression: string, timezone: string): string {
  return `Runs ${cronWords(expression) ?? `at ${expression}`}, ${zoneText(timezone)}`;
}

/** Six-field cron text in words; null where there are none for it. */
function cronWords(expression: string): string | null {
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = '', year = ''] =
    expression.split(' ');
  const minutes = expand(minute, MINUTE);
  const hours = expand(hour, HOUR);
  const days = daysText(dayOfMonth, month, dayOfWeek, year);
  if (!minutes || !hours || days === null) return null;
  const period = periodText(minutes, hours, hour.startsWith('*/'));
  if (period !== null) return days === '' ? period : `${period}, ${days}`;
  const clocks = hours.flatMap((one) => minutes.map((start) => clockLabel(one, start)));
  return `${days || 'every day'} at ${listed(clocks)}`;
}

/** `every 15 minutes from 9:00 AM to 5:45 PM`; null for starts that are told one by one. */
function periodText(minutes: number[], hours: number[], isHourStep: boolean): string | null {
  const interval = intervalOf(minutes, 60);
  const hourInterval = intervalOf(hours, 24);
  const isOnTheHour = minutes.length === 1 && minutes[0] === 0;
  if (isOnTheHour && hours.length === 24) return 'every hour';
  if (isOnTheHour && isHourStep && hourInterval !== null) return `every ${hourInterval} hours from midnight`;
  const first = hours[0] ?? 0;
  const last = hours.at(-1) ?? 0;
  const isInOnePiece = hours.length === last - first + 1;
  const isOneByOne = minutes.length === 1 && !isInOnePiece;
  if (isOneByOne || minutes.length * hours.length <= MAX_CLOCKS) return null;
  if (isInOnePiece && (isOnTheHour || interval !== null)) {
    const every = isOnTheHour ? 'every hour' : `every ${interval} minutes`;
    const between = `from ${clockLabel(first, minutes[0] ?? 0)} to ${clockLabel(last, minutes.at(-1) ?? 0)}`;
    return hours.length === 24 ? every : `${every} ${between}`;
  }
  const hoursText = hours.length === 24 ? 'every hour' : listed(inRuns(hours, hourLabel));
  return `at ${listed(inRuns(minutes, String))} minutes past ${hoursText}`;
}

/** How far apart the values are that divide a whole evenly from 0 on; null: they do not. */
function intervalOf(values: number[], whole: number): number | null {
  const interval = whole / values.length;
  return values.length > 1 && values.every((value, index) => value === index * interval) ? interval : null;
}

/** `Monday to Friday in January`; empty for every day, null where there are no words. */
function daysText(dayOfMonth: string, month: string, dayOfWeek: string, year: string): string | null {
  const months = expand(month, MONTH);
  const years = expand(year, YEAR);
  const isAny = (field: string) => field === '*' || field === '?';
  const monthNames =
    months && months.length < 12 ? listed(inRuns(months, (one) => MONTHS[one - 1] ?? '')) : '';
  const yearNames = year === '*' ? [] : inRuns(years ?? [], String);
  const inYears = yearNames.length === 0 ? '' : ` in ${listed(yearNames)}`;
  if (!months || !years || yearNames.length > MAX_YEARS) return null;
  if (!isAny(dayOfMonth)) {
    const text = daysOfMonthText(dayOfMonth);
    return text && `on ${text} of ${monthNames || 'the month'}${inYears}`;
  }
  const inMonths = (monthNames && ` in ${monthNames}`) + inYears;
  if (isAny(dayOfWeek)) return inMonths && `every day${inMonths}`;
  const text = daysOfWeekText(dayOfWeek);
  return text && `${text}${inMonths}`;
}

function daysOfMonthText(field: string): string | null {
  const days = expand(field, DAY_OF_MONTH);
  if (days) return listed(inRuns(days, (day) => `the ${ordinal(day)}`));
  if (field === 'L') return 'the last day';
  if (field === 'LW') return 'the last weekday';
  const { near } = /^(?<near>\d{1,2})W$/.exec(field)?.groups ?? {};
  return near === undefined ? null : `the weekday nearest to the ${ordinal(Number(near))}`;
}

function daysOfWeekText(field: string): string | null {
  const days = expand(field, DAY_OF_WEEK);
  if (days?.length === 7) return 'every day';
  if (days) return (days.length === 1 ? 'every ' : '') + listed(inRuns(days, dayName));
  const { day: name = '', nth } = /^(?<day>\w+?)(?:L|#(?<nth>[1-5]))$/i.exec(field)?.groups ?? {};
  const [day] = expand(name, DAY_OF_WEEK) ?? [];
  if (day === undefined) return null;
  return `on the ${nth === undefined ? 'last' : ORDINALS[Number(nth) - 1]} ${dayName(day)} of the month`;
}

/** The values that a field names, ascending; null for one that is wrong, or says more than values. */
function expand(field: string, range: Range): number[] | null {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(?<from>\*|\?|\w+)(?:-(?<to>\w+))?(?:\/(?<step>\d+))?$/.exec(part);
    const { from = '', to, step } = match?.groups ?? {};
    const isAny = from === '*' || from === '?';
    const first = isAny ? range.min : valueOf(from, range);
    const last = isAny || (to === undefined && step !== undefined) ? range.max : valueOf(to ?? from, range);
    if (!match || first === null || last === null || first > last || step === '0') return null;
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value);
  }
  return [...values].toSorted((a, b) => a - b);
}

function valueOf(text: string, { min, max, names = [] }: Range): number | null {
  const index = names.indexOf(text.toUpperCase());
  const value = index < 0 ? Number(text) : index + min;
  return value >= min && value <= max ? value : null;
}

/** Three or more in a row as `first to last`. */
function inRuns(values: number[], label: (value: number) => string): string[] {
  const runs: number[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run.at(-1) === value - 1) run.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) =>
    run.length < 3 ? run.map(label) : [`${label(run[0] ?? 0)} to ${label(run.at(-1) ?? 0)}`],
  );
}
