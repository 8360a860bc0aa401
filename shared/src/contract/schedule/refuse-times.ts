import type { Cron } from 'croner';

const MINUTE_MS = 60 * 1000;
/** The densest choice of the editor, and the limit of text written by hand. */
const MIN_INTERVAL_MS = 5 * MINUTE_MS;
/** More than a day of the densest text that is allowed. */
const SAMPLED_MATCHES = 300;
/** Days that follow each other do so within two months. Beyond, a search for rare days takes seconds. */
const SAMPLED_MS = 62 * 24 * 60 * MINUTE_MS;

/** As sentences for a person. */
export const TIMES_REFUSALS = {
  never: 'This schedule never starts the suite.',
  tooOften: 'A suite can be started every 5 minutes at most.',
};

/** Why no suite can be started at these times; undefined: one can. */
export function refuseTimes(cron: Cron, from: Date): keyof typeof TIMES_REFUSALS | undefined {
  const first = cron.nextRun(from);
  if (!first) return 'never';
  let last = first;
  for (let count = 1; count < SAMPLED_MATCHES && last.getTime() - first.getTime() < SAMPLED_MS; count += 1) {
    const match = cron.nextRun(last);
    if (!match) return undefined;
    if (match.getTime() - last.getTime() < MIN_INTERVAL_MS) return 'tooOften';
    last = match;
  }
  return undefined;
}
