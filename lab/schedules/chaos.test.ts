import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { onTour } from '../tour/cases.ts';
import { causeChaos } from './chaos.ts';

const options = onTour(
  { schedulers: 3, kills: 5, suites: 20, rounds: 3, seconds: 6 },
  { schedulers: 2, kills: 1, suites: 5, rounds: 2, seconds: 2 },
);

test('schedulers that are killed again and again miss no due time and double none', async () => {
  const platform = await openTestPlatform({ ownsTables: true });
  const report = await causeChaos(platform, options);
  assert.deepEqual(
    { ...report, killsAtWork: null, delay: null },
    {
      planned: options.suites * options.rounds,
      missing: 0,
      doubled: 0,
      strange: 0,
      incomplete: 0,
      kills: options.kills,
      killsAtWork: null,
      delay: null,
    },
  );
});
