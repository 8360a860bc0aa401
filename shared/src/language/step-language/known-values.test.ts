import { createKnownValues, readStep, unknownValueMessage } from './index.ts';
import { readStepWithSuggestions } from './suggest.ts';

/** The states of steps in a row, of which the values are known. */
function statesOf(given: string[], ...steps: string[]): string[] {
  const known = createKnownValues(given);
  return steps.map((text) => {
    const reading = readStep(text);
    const { state } = known.check(text, reading);
    known.pass(text, reading);
    return state;
  });
}

test('a step that names a value which nothing gives is not understood', () => {
  const text = 'Type "{{ nme }}" into "Name"';
  const reading = createKnownValues(['user', 'name']).check(text, readStep(text));
  expect(reading).toMatchObject({ state: 'unknown-value', type: 'act', command: null, sentence: null });
  expect(reading.problem?.message).toBe(
    'There is no value named {{nme}}. Known here: {{name}}, {{user}}. Add it to the variables in the settings, or let an earlier step remember it.',
  );
  expect(text.slice(reading.problem?.start, reading.problem?.end)).toBe('{{ nme }}');
});

test.each<[string, given: string[], steps: string[], states: string[]]>([
  ['given', ['a'], ['Click "{{a}}"'], ['understood']],
  ['escaped', [], [String.raw`Click "\{{a}}"`], ['understood']],
  ['remembered before', [], ['Remember "Total" as sum', 'Click "{{sum}}"'], ['understood', 'understood']],
  ['remembered after', [], ['Click "{{sum}}"', 'Remember "Total" as sum'], ['unknown-value', 'understood']],
  [
    'a code of a mail',
    [],
    ['Remember the 6-digit code in the mail as code', 'Type "{{code}}" into "Code"'],
    ['understood', 'understood'],
  ],
  [
    'perhaps remembered by a model',
    [],
    ['Note down whatever sum the page has', 'Click "{{sum}}"', 'Click "{{su}}"'],
    ['not-understood', 'understood', 'unknown-value'],
  ],
  ['in an unclear step', [], ['Make {{a}} so'], ['not-understood']],
])('a value that is %s', (_name, given, steps, states) => {
  expect(statesOf(given, ...steps)).toEqual(states);
});

test('of many names a few are listed', () => {
  const many = Array.from({ length: 12 }, (_, index) => `n${index + 10}`);
  expect(unknownValueMessage('x', many)).toContain('{{n19}} and 2 more. Add it');
  expect(unknownValueMessage('x', [])).toContain('No values are known here. Add it');
});

test('nothing with an empty name is suggested', () => {
  expect(readStepWithSuggestions('Click ""').suggestions).toEqual([]);
  expect(readStepWithSuggestions('Type "a" into "" quickly').suggestions).toEqual([]);
});
