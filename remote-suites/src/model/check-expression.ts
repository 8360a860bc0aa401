import cron from 'cron-validate';

/** Whether a text is cron text of the six-field AWS dialect, whether or not the editor can show it. */
export function isCronText(expression: string): boolean {
  return cron(expression, { preset: 'aws-cloud-watch' }).isValid();
}
