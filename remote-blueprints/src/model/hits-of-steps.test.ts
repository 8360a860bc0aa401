/** @jest-environment node */
import type { StepHit } from 'shared/contract';
import { hitsOfSteps } from './hits-of-steps.ts';

const hit = (action: string, text: string): StepHit => ({
  step_number: 1,
  action,
  result: 'one',
  text,
  taken_at: '2026-03-02T09:00:00.000Z',
});

test('steps that have moved keep their hits, those with the same text in their order; an unsaved text has none', () => {
  const hits = [hit('Click "Next"', 'first'), hit('Click "Buy"', 'buy'), hit('Click "Next"', 'second')];
  const steps = ['Click "Pay"', 'Click "Buy"', 'Click "Next"', 'Click "Next"', 'Click "Next"'];
  const found = hitsOfSteps(
    steps.map((action, index) => ({ id: `${index}`, action })),
    hits,
  );
  expect(steps.map((_, index) => found.get(`${index}`)?.text)).toEqual([
    ...[undefined, 'buy', 'first', 'second', undefined],
  ]);
});
