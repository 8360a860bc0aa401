import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { DAILY, HOURLY, WEEKLY } from './choices.ts';
import { disagreement, walkAround } from './oracle.ts';

/** Every choice of the editor in each of its zones, over every minute of 2026 and 2027; the tests do only the days of change. */
const choices = [...HOURLY, ...DAILY, ...WEEKLY];
let faults = 0;
for (const timezone of SCHEDULE_TIMEZONES) {
  const walk = walkAround(timezone, Date.UTC(2027, 0, 1), 365);
  const found = choices.flatMap((choice) => disagreement(choice, walk) ?? []);
  faults += found.length;
  for (const fault of found.slice(0, 5)) process.stdout.write(`${fault.slice(0, 1000)}\n`);
  process.stdout.write(`${timezone}: ${choices.length} schedules over two years, ${found.length} disagree\n`);
}
process.exitCode = faults > 0 ? 1 : 0;
