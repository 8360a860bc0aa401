import cronValidate from 'cron-validate';
import { intlZone, parseCronText } from 'shared/schedule';

const MINUTE = 60 * 1000;
/** The editor's densest choice is hourly; text written by hand may go down to this. */
const MIN_INTERVAL_MS = 5 * MINUTE;
/** More than a day of the densest text that is allowed. */
const SAMPLED_MATCHES = 300;

/** Why the text cannot be a schedule, as a sentence for a person; undefined if it can. */
export function validateSchedule(expression: string, from = new Date()): string | undefined {
  const cron = parse(expression);
  if (!cron) return 'This schedule cannot be read.';
  const matches = cron.nextRuns(SAMPLED_MATCHES, from).map((match) => match.getTime());
  if (matches.length === 0) return 'This schedule never starts the suite.';
  const isTooDense = matches.some(
    (match, index) => index > 0 && match - (matches[index - 1] ?? 0) < MIN_INTERVAL_MS,
  );
  return isTooDense ? 'A suite can be started every 5 minutes at most.' : undefined;
}

export function isTimezone(timezone: string): boolean {
  try {
    return Boolean(intlZone(timezone));
  } catch {
    return false;
  }
}

/** undefined: cron-validate, which also checks the text in the schedule editor, or croner rejects it. */
function parse(expression: string) {
  try {
    if (!cronValidate.default(expression, { preset: 'aws-cloud-watch' }).isValid()) return undefined;
    return parseCronText(expression);
  } catch {
    return undefined;
  }
}
