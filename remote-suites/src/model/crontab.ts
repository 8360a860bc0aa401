/** What cron daemons understand instead of fields. */
const NICKNAMES: Partial<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/**
 * The six AWS-style fields for crontab's five; null for other text. crontab counts days from Sunday = 0, and has no `?` for
 * the day field that is not meant.
 */
export function fromCrontab(text: string): string | null {
  const trimmed = text.trim();
  const fields = (NICKNAMES[trimmed.toLowerCase()] ?? trimmed).split(/\s+/);
  const [minute, hour, dayOfMonth = '', month, dayOfWeek = ''] = fields;
  if (fields.length !== 5) return null;
  const days = convertDays(dayOfWeek);
  if (days === '*') return [minute, hour, dayOfMonth, month, dayOfMonth === '?' ? '*' : '?', '*'].join(' ');
  return [minute, hour, dayOfMonth === '*' ? '?' : dayOfMonth, month, days, '*'].join(' ');
}

/** `1-5` → `2-6`. What is no day stays as it is, for whoever judges the text. */
function convertDays(field: string): string {
  return field.split(',').map(convertPart).join(',');
}

function convertPart(part: string): string {
  const match = /^(?<from>[0-7])(?:-(?<to>[0-7]))?(?<step>\/[1-7])?$/.exec(part);
  if (!match) return part;
  const { from = '', to = from, step = '' } = match.groups ?? {};
  const [first, last] = [Number(from), Number(to)];
  if (first === last) return `${(first % 7) + 1}${step}`;
  // 7 is Sunday again, which AWS has at the beginning of the week only.
  if (last < 7 || first > last) return `${first + 1}-${last + 1}${step}`;
  const every = Number(step.slice(1) || 1);
  const days = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, n) => first + n * every);
  return [...new Set(days.map((day) => (day % 7) + 1))].toSorted().join(',');
}
