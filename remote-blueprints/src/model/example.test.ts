/** @jest-environment node */
import { isClear, readStep } from 'shared/step-language';
import { EXAMPLE } from './example.ts';

test('each step of the example is a clear sentence of its type', () => {
  for (const { action = '', type } of EXAMPLE.steps) {
    const reading = readStep(action);
    expect(isClear(reading)).toBe(true);
    expect(reading.type).toBe(type);
  }
});
