/** @jest-environment node */
import { exampleAction, exampleStep } from '../testing/example-runs.ts';
import { readMoment } from './moment-address.ts';
import { listMoments, START, type Moment } from './moment.ts';
import { createTimeline, seekTo, type SeekTarget } from './timeline.ts';

const screenshot = (name: string | null, before: string | null = null) =>
  exampleAction({
    description: `action ${name}`,
    screenshot_url: name,
    screenshot_before_url: before,
    page_url: `http://shop/${name}`,
    start: null,
    element: { description: 'button "Buy"', box: { x: 1, y: 2, width: 3, height: 4 } },
  });
const results = [
  exampleStep({
    step_number: 1,
    start: 1,
    actions: [screenshot('a'), screenshot(null), screenshot('b', 'b-before')],
  }),
  exampleStep({ step_number: 2, start: 5, is_successful: false, actions: [] }),
  exampleStep({ step_number: 3, start: null, is_successful: null, actions: [] }),
];
const moments = listMoments({ results, initial_screenshot_url: 'start' });
const passed = listMoments({
  results: results.slice(0, 1),
  initial_screenshot_url: null,
});

test('the moments of a run come in one line', () => {
  expect(moments.map(({ order, before, after }) => [order, before?.url, after?.url])).toEqual([
    [START, undefined, 'start'],
    [1, undefined, 'a'],
    [2, undefined, undefined],
    [3, 'b-before', 'b'],
    // Nothing was done for this step: the page is as the one before left it.
    [1000, undefined, 'b'],
    [2000, undefined, undefined],
  ]);
});

test('an element is marked before the action, or after it where there is no screenshot before', () => {
  const [first, , third] = passed as [Moment, Moment, Moment];
  expect(first.after?.box).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  expect(third.before?.box).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  expect(third.after?.box).toBeNull();
  expect(third.before?.pageUrl).toBe('http://shop/a');
  expect(third.after?.pageUrl).toBe('http://shop/b');
});

test.each([
  ['step=1', 3],
  ['step=1&action=2', 2],
  ['step=1&action=9', 3],
  ['step=2', 1000],
  ['step=0', START],
  ['step=4', undefined],
  ['', undefined],
])('the address ?%s leads to %s', (query, order) => {
  expect(readMoment(moments, new URLSearchParams(query))?.order).toBe(order);
});

test('a timeline starts where the run failed, or nowhere, or where a link leads', () => {
  expect(createTimeline(moments, undefined)).toMatchObject({
    order: 1000,
    steps: { open: new Set([1]) },
    playback: { seconds: 5 },
  });
  expect(createTimeline(passed, undefined)).toMatchObject({
    order: null,
    steps: { open: new Set() },
    playback: null,
  });
  expect(createTimeline(moments, moments[1])).toMatchObject({
    order: 1,
    steps: { open: new Set([0, 1]) },
    playback: { seconds: 1 },
  });
});

function seekBy(...moves: SeekTarget[]) {
  return moves.reduce(
    (timeline, target) => seekTo(timeline, target, moments),
    createTimeline(passed, undefined),
  );
}
const down: SeekTarget = { kind: 'step', distance: 1 };
const up: SeekTarget = { kind: 'step', distance: -1 };
const right: SeekTarget = { kind: 'action', distance: 1 };
const left: SeekTarget = { kind: 'action', distance: -1 };

test.each<[string, SeekTarget[], number, number[]]>([
  ['down begins with the first step', [down], 3, [0]],
  ['down goes on to the end of the next step', [down, down], 1000, [1]],
  ['down stays at the last step', [down, down, down, down], 2000, [2]],
  ['up goes back to the end of the step before', [down, down, up], 3, [0]],
  ['right begins before the first step', [right], START, [-1]],
  ['right goes on over the end of a step', [down, right], 1000, [1]],
  ['left goes back within a step', [down, left], 2, [0]],
  ['end leads to the last', [{ kind: 'last' }], 2000, [2]],
  ['home leads to the first', [{ kind: 'last' }, { kind: 'first' }], START, [-1]],
  ['down goes on from what plays', [{ ...down, from: 1 }], 2000, [2]],
])('%s', (_name, moves, order, open) => {
  expect(seekBy(...moves)).toMatchObject({ order, steps: { open: new Set(open) } });
});

test('a step that a person opened stays open, one that the keys opened closes behind them', () => {
  expect(seekBy({ kind: 'toggle', stepIndex: 0 }, down, down).steps.open).toEqual(new Set([0, 2]));
  expect(seekBy({ kind: 'toggle', stepIndex: 0 }, { kind: 'toggle', stepIndex: 0 }).steps.open).toEqual(
    new Set(),
  );
});

test('a click on a step sends the recording to its start, a closing one leaves it alone', () => {
  const open = seekBy({ kind: 'toggle', stepIndex: 1 });
  expect(open.playback).toEqual({ seconds: 5, isPlaying: false });
  expect(seekTo(open, { kind: 'toggle', stepIndex: 1 }, moments).playback).toBe(open.playback);
  expect(seekBy({ kind: 'choose', stepIndex: 0, isPlaying: true }).playback).toEqual({
    seconds: 1,
    isPlaying: true,
  });
});
