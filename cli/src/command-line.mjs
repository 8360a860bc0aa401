import { parseArgs } from 'node:util';
import { usageError } from './exit.mjs';

const TEXT = { type: 'string' };
const COMMON = { api: TEXT, help: { type: 'boolean' }, version: { type: 'boolean' } };

/** Options of a command by name: `text`, `list` (may be repeated) or `flag`. */
export function readOptions(args, kinds) {
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
    return { values, positionals };
  } catch (error) {
    throw usageError(`${error.message.split(/[.\n]/)[0]}.`);
  }
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
