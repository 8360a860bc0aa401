/** @jest-environment node */
import { nextRuns } from './next-runs.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['a skipped time', '30 2 * * ? *', NEW_YORK, '2026-03-08T04:00Z', ['03-08 07:30', '03-09 06:30']],
  ['a time that occurs twice', '30 1 * * ? *', NEW_YORK, '2026-11-01T04:00Z', ['11-01 05:30', '11-02 06:30']],
  ['the skipped hour', '0 */1 * * ? *', NEW_YORK, '2026-03-08T05:30Z', ['03-08 06:00', '03-08 07:00']],
  [
    'a zone of the browser',
    '0 9 * * ? *',
    'Asia/Kolkata',
    '2026-06-01T00:00Z',
    ['06-01 03:30', '06-02 03:30'],
  ],
  ['text that is still typed', '0 25', NEW_YORK, '2026-06-01T00:00Z', []],
  ['an unknown zone', '0 9 * * ? *', 'Mars/Phobos', '2026-06-01T00:00Z', []],
])('%s', (_, expression, timezone, after, expected) => {
  const runs = nextRuns(expression, timezone, new Date(after), 2);
  expect(runs.map((run) => run.toISOString().slice(5, 16).replace('T', ' '))).toEqual(expected);
});
