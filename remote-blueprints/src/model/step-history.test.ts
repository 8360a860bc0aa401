/** @jest-environment node */
import { createStep, type EditorStep } from './step.ts';
import { amend, record, redo, startHistory, undo, type StepHistory } from './step-history.ts';

const step = (action: string) => createStep({ action });
const texts = ({ steps }: StepHistory) => steps.map(({ action }) => action);
const [a, b, c] = [step('a'), step('b'), step('c')];

test('what is undone is redone, step by step', () => {
  let history = record(record(startHistory([a]), [a, b]), [b]);
  history = undo(history);
  expect(texts(history)).toEqual(['a', 'b']);
  history = undo(history);
  expect(texts(history)).toEqual(['a']);
  expect(undo(history)).toBe(history);
  history = redo(redo(history));
  expect(texts(history)).toEqual(['b']);
  expect(redo(history)).toBe(history);
});

test('a new change ends what could be redone', () => {
  const history = record(undo(record(startHistory([a]), [a, b])), [a, c]);
  expect(texts(history)).toEqual(['a', 'c']);
  expect(redo(history)).toBe(history);
  expect(texts(undo(history))).toEqual(['a']);
});

test('an empty step that comes and goes is nothing to undo, but its text is', () => {
  const empty = createStep();
  const added = record(startHistory([a]), [a, empty]);
  expect(added.past).toEqual([]);
  expect(added.steps).toHaveLength(2);
  const written = record(added, [a, { ...empty, action: 'b' }]);
  expect(texts(written)).toEqual(['a', 'b']);
  expect(undo(written).steps).toEqual([a]);
});

test('a step that grows is one thing to undo, unless something else changed since', () => {
  const grown = { ...b, action: 'be' };
  let history = amend(record(startHistory([a]), [a, b]), [a, grown], [b.id]);
  expect(texts(history)).toEqual(['a', 'be']);
  expect(texts(undo(history))).toEqual(['a']);
  history = amend(record(history, [a, grown, c]), [a, { ...b, action: 'bee' }, c], [b.id]);
  expect(texts(history)).toEqual(['a', 'bee', 'c']);
  expect(texts(undo(history))).toEqual(['a', 'be', 'c']);
  expect(texts(undo(amend(history, [a], [])))).toEqual(['a', 'bee', 'c']);
});

test('a hundred changes are remembered', () => {
  let history = startHistory([]);
  const list: EditorStep[] = [];
  for (let index = 0; index < 150; index += 1) {
    list.push(step(String(index)));
    history = record(history, [...list]);
  }
  for (let index = 0; index < 200; index += 1) history = undo(history);
  expect(history.steps).toHaveLength(50);
});
