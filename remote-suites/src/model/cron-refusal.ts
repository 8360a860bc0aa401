import cronValidate from 'cron-validate';
import { parseCronText, refuseTimes, TIMES_REFUSALS } from 'shared/schedule';
import { fromCrontab } from './crontab.ts';

interface Field {
  name: string;
  /** What it may say. */
  hint: string;
  /** It may be `?`, which only the other fields can judge. */
  isDay?: boolean;
  /** Sound cron text around the field. */
  frame: (field: string) => string;
}

const FIELDS: Field[] = [
  { name: 'minute', hint: '0 to 59, 0,30 or */15', frame: (field) => `${field} 9 * * ? *` },
  { name: 'hour', hint: '0 to 23, 9-17 or */2', frame: (field) => `0 ${field} * * ? *` },
  {
    name: 'day of the month',
    isDay: true,
    hint: '1 to 31, L for the last day, or ?',
    frame: (field) => `0 9 ${field} * ? *`,
  },
  { name: 'month', hint: '1 to 12, JAN-MAR or *', frame: (field) => `0 9 * ${field} ? *` },
  {
    name: 'day of the week',
    isDay: true,
    hint: 'MON-FRI, SAT,SUN or ?',
    frame: (field) => `0 9 ? * ${field} *`,
  },
  { name: 'year', hint: 'a year such as 2030, or *', frame: (field) => `0 9 * * ? ${field}` },
];

/** Why cron text is no schedule, and what to write instead; null if it is one. */
export function refuseCronText(expression: string, now: Date): string | null {
  const fields = expression.split(' ');
  const cron = parse(expression);
  if (cron) {
    const refusal = refuseTimes(cron, now);
    return refusal ? `${TIMES_REFUSALS[refusal]} ${otherTimes(fields, refusal === 'never')}` : null;
  }
  const withoutSeconds = leaveOutSeconds(fields);
  if (parse(withoutSeconds)) return `Leave out the seconds: write ${withoutSeconds}.`;
  if (fields.length !== FIELDS.length)
    return 'Write five fields as in crontab, such as 0 9 * * 1-5, or six: minute, hour, day of the month, month, day of the week and year, such as 0 9 ? * MON-FRI *.';
  return refuseField(fields) ?? refuseDays(fields);
}

/** undefined: cron-validate or the scheduler's parser rejects it. */
function parse(expression: string) {
  try {
    if (!cronValidate(expression, { preset: 'aws-cloud-watch' }).isValid()) return undefined;
    return parseCronText(expression);
  } catch {
    return undefined;
  }
}

/** The text without the field for seconds that other programs want; empty where it has none. */
function leaveOutSeconds([seconds, ...others]: string[]): string {
  const text = others.join(' ');
  const year = others[4] ?? '';
  if (seconds !== '0') return '';
  if (others.length === FIELDS.length) return text;
  return /^(?:\*|\d{4}.*)$/.test(year) ? '' : (fromCrontab(text) ?? '');
}

function refuseField(fields: string[]): string | undefined {
  const wrong = FIELDS.findIndex(({ frame, isDay = false }, index) => {
    const field = fields[index] ?? '';
    return !(isDay && field === '?') && !parse(frame(field));
  });
  const field = FIELDS[wrong];
  return field && `The ${field.name} cannot be ${fields[wrong]}. Write ${field.hint}.`;
}

/** Each field is sound: the two fields for days are not together. */
function refuseDays([minute, hour, dayOfMonth = '', month, dayOfWeek = '', year]: string[]): string {
  const write = (day: string, weekday: string) => [minute, hour, day, month, weekday, year].join(' ');
  const byMonth = write(dayOfMonth === '?' ? '*' : dayOfMonth, '?');
  const byWeek = write('?', dayOfWeek);
  if (dayOfWeek === '*' || dayOfWeek === '?') return `One of the days must be ?. Write ${byMonth}.`;
  if (dayOfMonth === '*') return `One of the days must be ?. Write ${byWeek}.`;
  return `A schedule goes by the day of the month or by the day of the week. Write ${byMonth} or ${byWeek}.`;
}

/** What to write where the text can be read but its times are none for a suite. */
function otherTimes([minute = '', , , , , year]: string[], isNever: boolean): string {
  if (isNever) return year === '*' ? 'Write a day that the month has.' : 'Write * for the year.';
  return minute.includes(',')
    ? 'Write minutes that are at least 5 apart, such as 0,30.'
    : 'Write */5 for the minute.';
}
