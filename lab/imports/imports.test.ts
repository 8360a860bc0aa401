import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { measureImports } from './measure-imports.ts';

const samples = fileURLToPath(new URL('../../server/src/modules/imports/testing/samples/', import.meta.url));

test('the samples are counted by format', async () => {
  const figures = await measureImports([samples]);
  assert.deepEqual(
    figures
      .map(({ format, files, clear, nameless, unclear }) => [format, files, clear, nameless, unclear])
      .sort(),
    [
      ['chrome-recorder', 1, 16, 2, 1],
      ['cypress', 2, 56, 4, 1],
      ['gherkin', 1, 9, 0, 1],
      ['playwright-code', 2, 29, 1, 0],
      ['playwright-trace', 1, 17, 0, 0],
      ['selenium-ide', 1, 21, 2, 4],
      ['text', 1, 5, 0, 1],
    ],
  );
  assert.ok(figures.every(({ problems }) => problems.length === 0));
});
