/** @jest-environment node */
import { listedTest } from '../testing/blueprints.ts';
import { progressOf } from './first-test.ts';

const seeded = listedTest({ id: 1, last_status: 'passed' });
const recorded = listedTest({ id: 2 });
const green = listedTest({ id: 2, last_status: 'passed' });

test.each([
  ['nothing is there', [], {}, false, { test: null, isGreen: false }],
  ['a company has tests already', [seeded], {}, false, null],
  ['a demo brings tests', [seeded], {}, true, { test: null, isGreen: false }],
  ['a test was recorded', [seeded, recorded], { recordedId: 2 }, false, { test: recorded, isGreen: false }],
  ['it has passed', [seeded, green], { recordedId: 2 }, true, { test: green, isGreen: true }],
  ['it was deleted', [], { recordedId: 2 }, false, { test: null, isGreen: false }],
  ['the guide was dismissed', [], { isDismissed: true }, true, null],
])('%s', (_, tests, stored, hasDemo, expected) => {
  expect(progressOf(tests, stored, hasDemo)).toEqual(expected);
});
