import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assignEvents } from './assign-events.ts';
import type { PageEvent } from './in-page/report-events.ts';
import { judgeTarget } from './judge.ts';

const event = (path: string, control: string | null, fields: Partial<PageEvent> = {}): PageEvent => ({
  time: 0,
  type: 'mousedown',
  isTrusted: true,
  path,
  control,
  value: '',
  about: '',
  ...fields,
});

test('an icon of a button and the button are one target', () => {
  const recorded = [event('/ html>button>svg', '/ html>button')];
  assert.equal(judgeTarget(recorded, [event('/ html>button', '/ html>button')]).target, 'same');
});

test('the button of another row is another target', () => {
  const recorded = [event('/ html>tr:1>button', '/ html>tr:1>button')];
  const { target, about } = judgeTarget(recorded, [event('/ html>tr:2>button', '/ html>tr:2>button')]);
  assert.equal(target, 'other');
  assert.match(String(about), /mousedown on \/ html>tr:2>button/);
});

test('the row around a recorded button is another target', () => {
  const recorded = [event('/ html>tr>button', '/ html>tr>button')];
  assert.equal(judgeTarget(recorded, [event('/ html>tr', null)]).target, 'other');
});

test('a text within a recorded cell is the same target, its neighbour is not', () => {
  const recorded = [event('/ html>td:1>b', null)];
  assert.equal(judgeTarget(recorded, [event('/ html>td:1', null)]).target, 'same');
  assert.equal(judgeTarget(recorded, [event('/ html>td:10', null)]).target, 'other');
});

test('an event by a script counts only if nothing else was hit', () => {
  const recorded = [event('/ html>select:1', '/ html>select:1', { type: 'change' })];
  const other = event('/ html>select:2', '/ html>select:2', { type: 'change', isTrusted: false });
  assert.equal(judgeTarget(recorded, [other]).target, 'other');
  assert.equal(judgeTarget(recorded, [other, ...recorded]).target, 'same');
});

test('a step without events is unseen', () => {
  assert.equal(judgeTarget([event('/ html>a', '/ html>a')], []).target, 'unseen');
});

test('an event that overtakes the message about its step belongs to that step', () => {
  const [first, second] = [event('/ html>a:1', '/ html>a:1'), event('/ html>a:2', '/ html>a:2')];
  const spans = [
    { startedAt: 1000, recorded: [first] },
    { startedAt: 2000, recorded: [second] },
  ];
  const [early, late] = [
    { ...second, time: 1900 },
    { ...second, time: 1200 },
  ];
  assert.deepEqual(assignEvents([early], spans), [[], [early]]);
  assert.deepEqual(assignEvents([late], spans), [[late], []]);
});
