import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { causeChaos } from './chaos.ts';

test(
  'schedulers that are killed again and again miss no due time and double none',
  { timeout: 600_000 },
  async () => {
    const platform = await openTestPlatform({ ownsTables: true });
    const report = await causeChaos(platform, { schedulers: 3, kills: 5, suites: 20, rounds: 3, seconds: 6 });
    assert.deepEqual(
      { ...report, killsAtWork: null, delay: null },
      {
        planned: 60,
        missing: 0,
        doubled: 0,
        strange: 0,
        incomplete: 0,
        kills: 5,
        killsAtWork: null,
        delay: null,
      },
    );
  },
);
