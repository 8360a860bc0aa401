import { parseArgs } from 'node:util';
import { Exit, usageError } from './exit.mjs';

const TEXT = { type: 'string' };
/** In place of the name of a file. */
export const STANDARD_OUTPUT = '-';
const isJson = (name) => /\.(?:json|jsonl|ndjson)$/i.test(name ?? '');
const COMMON = { api: TEXT, help: { type: 'boolean' }, version: { type: 'boolean' } };

/** Options of a command by name: `text`, `list` (may be repeated), `flag`, or `json`, a flag or a file whose name ends so. */
export function readOptions(given, kinds) {
  const args = given.map((arg, index) => {
    const isBare = arg.startsWith('--') && kinds[arg.slice(2)] === 'json' && !isJson(given[index + 1]);
    return isBare ? `${arg}=${STANDARD_OUTPUT}` : arg;
  });
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      kind === 'flag' ? { type: 'boolean' } : { ...TEXT, multiple: kind === 'list' },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...COMMON, ...options },
      allowPositionals: true,
    });
    refuseEmpty(values);
    return { values, positionals };
  } catch (error) {
    if (error instanceof Exit) throw error;
    throw usageError(`${error.message.split(/[.\n]/)[0]}.`);
  }
}

/** Where a pipeline names a variable that is not set, the option would be left out: the run would be of another site, or of all tests. */
function refuseEmpty(values) {
  for (const [name, value] of Object.entries(values))
    if ([value].flat().some((one) => typeof one === 'string' && one.trim() === ''))
      throw usageError(`--${name} is empty. Leave it out, or give it a value.`);
}

/** An id as a card of the dashboard shows it. */
export function readId(text, message) {
  if (!/^0*[1-9]\d{0,9}$/.test(text ?? '')) throw usageError(message);
  return Number(text);
}

/** The query for tests as files: of a suite, of single tests, or of the company. */
export function readScope({ suite, test = [] }) {
  if (suite !== undefined && test.length > 0) throw usageError('Use either --suite or --test.');
  const query = new URLSearchParams();
  if (suite !== undefined)
    query.set('test_blueprint_category_id', readId(suite, '--suite takes the ID of a suite.'));
  const ids = test.map((id) => readId(id, '--test takes the ID of a test.'));
  if (ids.length > 0) query.set('test_blueprint_ids', ids.join(','));
  return query;
}
