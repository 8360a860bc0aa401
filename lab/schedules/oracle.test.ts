import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { SCHEDULE_TIMEZONES } from 'shared/constants';
import { someOf } from '../tour/cases.ts';
import { DAILY, HOURLY, WEEKLY } from './choices.ts';
import { changesOf, disagreement, walkAround } from './oracle.ts';

// About once in a hundred runs the oracle found no time due in a walk that held them all, always once V8 13.6 had optimised
// it. What is proved here is the reckoning, not the compiler.
for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);

const choices = [...HOURLY, ...DAILY, ...WEEKLY];

/** Clocks of the zone that is never put forward or back are walked in spring all the same. */
function changes(timezone: string): number[] {
  const found = [2026, 2027].flatMap((year) => changesOf(timezone, year));
  return found.length > 0 ? found : [Date.UTC(2026, 2, 8, 7)];
}

// Clocks that change by half an hour, never, and by an hour come first.
for (const timezone of someOf(3, ['Australia/Lord_Howe', ...SCHEDULE_TIMEZONES]))
  test(`every choice of the editor is due when the clocks of ${timezone} say so, around their changes`, () => {
    const walks = changes(timezone).map((change) => walkAround(timezone, change, 2));
    assert.equal(walks.length, timezone === 'UTC' ? 1 : 4);
    const disagreements = walks.flatMap((walk) =>
      choices.flatMap((choice) => disagreement(choice, walk) ?? []),
    );
    assert.deepEqual(disagreements, []);
  });
