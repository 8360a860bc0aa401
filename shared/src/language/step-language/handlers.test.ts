/** @jest-environment node */
import fc from 'fast-check';
import { readHandler, readStep, type Handler } from 'shared/step-language';
import { printHandler } from './handlers.ts';
import { targets } from './testing/commands.ts';

const handlers: fc.Arbitrary<Handler> = fc.record({
  trigger: targets,
  action: fc.oneof(
    fc.constant({ kind: 'click' as const, target: null }),
    fc.record({ kind: fc.constant('click' as const), target: targets }),
    fc.record({
      kind: fc.constant('press' as const),
      keys: fc.constantFrom('Escape', 'Enter', 'Delete', 'Control+A'),
    }),
  ),
});

it('reads every printed handler as that handler', () => {
  fc.assert(
    fc.property(handlers, (handler) => {
      expect(readHandler(printHandler(handler)).handler).toEqual(handler);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['When "Accept cookies" is shown, click it', 'When "Accept cookies" is shown, click it'],
  ['when Accept cookies button is shown click it.', 'When the "Accept cookies" button is shown, click it'],
  ['When the dialog is shown, press Escape', 'When the dialog is shown, press Escape'],
  [
    'When "We value your privacy" is shown, click "Reject" in the dialog',
    'When "We value your privacy" is shown, click "Reject" in the dialog',
  ],
  ['When "this is shown" is shown, click it', 'When "this is shown" is shown, click it'],
])('%s', (text, sentence) => {
  expect(readHandler(text)).toMatchObject({ sentence, problem: null });
});

it.each([
  ['', 'The sentence is empty.', ''],
  ['Click "Accept"', 'begins with "When"', 'Click "Accept"'],
  ['When "Accept" appears, click it', 'Say what must be shown', 'When "Accept" appears, click it'],
  ['When "" is shown, click it', 'Name one element, in quotes', '""'],
  ['When Terms of use is shown, click it', 'Name one element, in quotes', 'Terms of use'],
  ['When "Accept" is shown', 'Say what to do then', 'is shown'],
  ['When "Accept" is shown, type "x" into "Name"', 'Then comes "click it"', 'type "x" into "Name"'],
  ['When "Accept" is shown, click it twice', 'Then comes "click it"', 'click it twice'],
  ['When "Accept" is shown, press', 'Then comes "click it"', 'press'],
])('%s is no handler: %s', (text, message, words) => {
  const { handler, problem } = readHandler(text);
  expect(handler).toBeNull();
  expect(problem?.message).toContain(message);
  expect(text.slice(problem?.start, problem?.end)).toBe(words);
});

it('leads the author of such a step to the interruptions of the test', () => {
  const { state, problem } = readStep('When "Accept cookies" is shown, click it');
  expect(state).toBe('not-understood');
  expect(problem?.message).toContain('interruption handler, not a step');
});
