import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { environmentSchema } from '../server/src/platform/environment.ts';

const page = await readFile(join(import.meta.dirname, 'operating.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\| (.*?) +\|/gm)];

test('the table of the environment names every variable of the server, and no other', () => {
  const named = rows.map(([, name]) => name);
  assert.deepEqual(named.toSorted(), Object.keys(environmentSchema.shape).toSorted());
});

test('it lists the actual defaults', () => {
  const documented = new Map(rows.map(([, name = '', text = '']) => [name, text]));
  // The one is a place in the repository, the other nothing at all.
  const { DATA_FOLDER: _folder, S3_PREFIX: _none, ...defaults } = environmentSchema.parse({});
  for (const [name, value] of Object.entries(defaults))
    if (['string', 'number', 'boolean'].includes(typeof value))
      assert.equal(documented.get(name), `\`${String(value)}\``, name);
});
