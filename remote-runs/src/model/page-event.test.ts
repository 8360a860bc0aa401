/** @jest-environment node */
import { examplePageEvent, exampleStep } from '../testing/example-runs.ts';
import { eventLabel, eventPlace, eventText } from './page-event.ts';

test.each([
  [{ kind: 'exception' }, 'Exception'],
  [{ kind: 'console', level: 'error' }, 'Console error'],
  [{ kind: 'console', level: 'warning' }, 'Console warning'],
  [{ kind: 'request', method: 'POST', status: 500 }, 'POST 500'],
  [{ kind: 'request', method: 'GET', status: null }, 'GET failed'],
] as const)('%o is called %s', (changes, label) => {
  expect(eventLabel(examplePageEvent(changes))).toBe(label);
});

test('an event shows its time, and its step if it has one', () => {
  expect(eventPlace(examplePageEvent({ step_number: null, time: 61 }), [])).toBe('1:01');
  expect(eventPlace(examplePageEvent(), [])).toBe('Step 2 · 0:12');
  const place = { step: 1, module: { id: 8, title: 'Sign in', step: 2 } };
  expect(eventPlace(examplePageEvent(), [exampleStep({ step_number: 2, place })])).toBe('Step 1.2 · 0:12');
});

test('an event is copied with all that a bug report needs', () => {
  expect(eventText(examplePageEvent(), [])).toBe(
    '[Step 2 · 0:12] Exception: TypeError: cart is undefined\nhttp://localhost:4000/cart',
  );
  expect(eventText(examplePageEvent({ url: null }), [])).toBe(
    '[Step 2 · 0:12] Exception: TypeError: cart is undefined',
  );
});
