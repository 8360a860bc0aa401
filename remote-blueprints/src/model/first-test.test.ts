/** @jest-environment node */
import { listedTest } from '../testing/blueprints.ts';
import { progressOf } from './first-test.ts';

const demo = 'http://shop.test';
const seeded = listedTest({ id: 1, last_status: 'passed', starting_url: `${demo}/cart` });
const own = listedTest({ id: 3, starting_url: 'https://example.com' });
const recorded = listedTest({ id: 2 });
const green = listedTest({ id: 2, last_status: 'passed' });

test.each([
  ['nothing is there', [], {}, undefined, { test: null, isGreen: false }],
  ['a company has tests already', [own], {}, undefined, null],
  ['a demo brings tests', [seeded], {}, demo, { test: null, isGreen: false }],
  ['a company with a demo has tests of its own', [seeded, own], {}, demo, null],
  [
    'a test was recorded',
    [seeded, recorded],
    { recordedId: 2 },
    undefined,
    { test: recorded, isGreen: false },
  ],
  ['it has passed', [seeded, green], { recordedId: 2 }, demo, { test: green, isGreen: true }],
  ['it was deleted', [], { recordedId: 2 }, undefined, { test: null, isGreen: false }],
  ['the guide was dismissed', [], { isDismissed: true }, demo, null],
])('%s', (_, tests, stored, demoAddress, expected) => {
  expect(progressOf(tests, stored, demoAddress)).toEqual(expected);
});
