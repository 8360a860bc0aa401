/**
 * Writes src/model/time-zones.json: moment-timezone's data, cut down to the zones that the schedule editor offers and to
 * the years that its rules know. Run it after an update of moment-timezone: `node scripts/pack-time-zones.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import moment from 'moment-timezone/moment-timezone-utils.js';
import { SCHEDULE_TIMEZONES } from 'shared/constants';

const FIRST_YEAR = 2025;
const LAST_YEAR = 2037;

const release = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json');
const { version } = JSON.parse(readFileSync(release, 'utf8'));
const zones = SCHEDULE_TIMEZONES.map((name) =>
  // The zone of UTC is called Etc/UTC; it is packed under the name that is offered.
  moment.tz.pack({ ...moment.tz.filterYears(unpacked(name), FIRST_YEAR, LAST_YEAR), name }),
);

function unpacked(name) {
  const { abbrs, untils, offsets, population } = moment.tz.zone(name);
  return { name, abbrs, untils, offsets, population };
}

const text = JSON.stringify({ version, zones, links: [] }, null, 2);
writeFileSync(join(import.meta.dirname, '../src/model/time-zones.json'), `${text}\n`);
