import cronValidate from 'cron-validate';
import { intlZone, parseCronText, refuseTimes, TIMES_REFUSALS } from 'shared/schedule';

/** Why the text cannot be a schedule, as a sentence for a person; undefined if it can. */
export function validateSchedule(expression: string, from = new Date()): string | undefined {
  const cron = parse(expression);
  if (!cron) return 'This schedule cannot be read.';
  const refusal = refuseTimes(cron, from);
  return refusal && TIMES_REFUSALS[refusal];
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
