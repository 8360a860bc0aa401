import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { DAILY, HOURLY, WEEKLY } from './choices.ts';
import { disagreement, walkAround } from './oracle.ts';

/** Every choice of the editor in each of its zones, over every minute of 2026 and 2027; the tests do only the days of change. */
const choices = [...HOURLY, ...DAILY, ...WEEKLY];
let disagreements = 0;
for (const timezone of SCHEDULE_TIMEZONES) {
  const walk = walkAround(timezone, Date.UTC(2027, 0, 1), 365);
  const found = choices.flatMap((choice) => disagreement(choice, walk) ?? []);
  disagreements += found.length;
  for (const disagreement of found.slice(0, 5)) process.stdout.write(`${disagreement.slice(0, 1000)}\n`);
  process.stdout.write(`${timezone}: ${choices.length} schedules over two years, ${found.length} disagree\n`);
}
process.exitCode = disagreements > 0 ? 1 : 0;
