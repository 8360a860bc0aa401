/** @jest-environment node */
import { insertAtCursor, putRecorded, recordedSteps } from './recorded-steps.ts';
import { createStep, type EditorStep } from './step.ts';

const step = (action: string, values: Partial<EditorStep> = {}) => ({ ...createStep({ action }), ...values });
const [a, b, c] = [step('a'), step('b'), step('c')];
const x = step('x');
const cursor = (done: EditorStep[], ...inserted: EditorStep[]) => ({
  done,
  inserted: new Set(inserted.map(({ id }) => id)),
});
const texts = (steps: EditorStep[]) => steps.map(({ action }) => action).join(' ');

test.each([
  ['behind the last executed step', cursor([a]), 'a x b c'],
  ['at the beginning of a new window', cursor([]), 'x a b c'],
  ['behind the step before one that was removed', cursor([a, step('gone')]), 'a x b c'],
  ['behind what was inserted there before', cursor([a], b), 'a b x c'],
  ['at the end', cursor([a, b, c]), 'a b c x'],
])('steps are inserted %s', (_, at, expected) => {
  expect(texts(insertAtCursor([a, b, c], [x], at))).toBe(expected);
});

test('a step that grows keeps its place, its card and its settings', () => {
  const grown = recordedSteps(
    { type: 'recorded', steps: [{ type: 'act', action: 'be' }], replaces: 1, note: null },
    [b],
  );
  const list = putRecorded([a, { ...b, use_vision: true }, c], grown, [b.id], cursor([a, b, c]));
  expect(list).toEqual([a, { ...b, action: 'be', use_vision: true }, c]);
});

test('a step that grows after it was undone is inserted again', () => {
  const grown = { ...b, action: 'be' };
  expect(texts(putRecorded([a, c], [grown], [b.id], cursor([a, b])))).toBe('a be c');
});
