/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is understood beyond the forms comes from the page, not from more wordings, and what is said of an unclear step is one of four things.
 * This limit goes down, never up.
 */
const MAX_LINES = 1200;

it('what rewrites a step, lists other words, advises or suggests stays small', () => {
  const files = [
    ...['normalise.ts', 'suggest.ts', 'verb-synonyms.ts'],
    ...['normalise', 'proposals', 'suggest'].flatMap((folder) =>
      readdirSync(join(__dirname, folder)).map((file) => join(folder, file)),
    ),
  ].filter((file) => !file.endsWith('.test.ts'));
  const lines = files.map((file) => readFileSync(join(__dirname, file), 'utf8').split('\n').length - 1);
  expect(lines.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(MAX_LINES);
});
