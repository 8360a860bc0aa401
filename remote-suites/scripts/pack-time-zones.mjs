/**
 * Writes src/model/time-zones.json: moment-timezone's data, cut down to the specification's zones and to the years that their
 * rules know; and src/model/more-time-zones.json: the names of places that `Intl.supportedValuesOf` does not list, mostly
 * because it lists the former name ("Asia/Calcutta"). Run it after an update of moment-timezone:
 * `node scripts/pack-time-zones.mjs`.
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

const listed = new Set(Intl.supportedValuesOf('timeZone'));
const more = moment.tz.names().filter((name) => isPlace(name) && !listed.has(name));

/** Names as "America/Argentina/Ushuaia", not "US/Eastern", "EST5EDT" or "Etc/GMT+3". */
function isPlace(name) {
  return /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//u.test(name);
}

write('time-zones.json', { version, zones, links: [] });
write('more-time-zones.json', more);

function write(file, data) {
  writeFileSync(join(import.meta.dirname, '../src/model', file), `${JSON.stringify(data, null, 2)}\n`);
}
