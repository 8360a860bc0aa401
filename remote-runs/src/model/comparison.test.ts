/** @jest-environment node */
import { exampleAction, exampleStep } from '../testing/example-runs.ts';
import { compareSteps, firstDifference } from './comparison.ts';

const steps = (...tasks: string[]) =>
  tasks.map((task, index) => exampleStep({ step_number: index + 1, task }));
const shown = (now: string[], then: string[]) =>
  compareSteps(steps(...now), steps(...then)).map(
    (pair) => `${pair.now?.task ?? '–'} | ${pair.then?.task ?? '–'}`,
  );

test('an inserted step does not shift the others', () => {
  expect(shown(['Open the shop', 'Accept cookies', 'Click Buy'], ['Open the shop', 'Click Buy'])).toEqual([
    'Open the shop | Open the shop',
    'Accept cookies | –',
    'Click Buy | Click Buy',
  ]);
});

test('a reworded step is paired with its previous wording, also next to an inserted step', () => {
  expect(shown(['Open', 'Click Pay', 'Done'], ['Open', 'Press the button', 'Done'])).toEqual([
    'Open | Open',
    'Click Pay | Press the button',
    'Done | Done',
  ]);
  expect(shown(['Open', 'Accept cookies', 'Click the Pay button'], ['Open', 'Press the Pay button'])).toEqual(
    ['Open | Open', 'Accept cookies | –', 'Click the Pay button | Press the Pay button'],
  );
});

test('the same words in another case are the same step', () => {
  const [pair] = compareSteps(steps('Click “Buy”.'), steps('click Buy'));
  expect(pair?.differences).toEqual([]);
});

const step = exampleStep();
const at = (page_url: string) => exampleStep({ actions: [exampleAction({ page_url })] });

test.each([
  ['nothing', step, step, []],
  ['a failure', exampleStep({ is_successful: false }), step, ['outcome']],
  ['a step that was not reached', exampleStep({ is_successful: null, actions: [] }), step, []],
  ['another page', at('http://localhost:4000/login?next=1'), at('http://localhost:4000/cart'), ['address']],
  ['another query', at('http://localhost:4000/cart?id=1'), at('http://localhost:4000/cart?id=2'), []],
  [
    'another element',
    exampleStep({ actions: [exampleAction({ description: 'Click link "Buy"' })] }),
    step,
    ['actions'],
  ],
  [
    'a page that threw',
    exampleStep({ marks: [{ kind: 'contradicted', text: 'The page threw.' }] }),
    step,
    ['contradicted'],
  ],
])('%s', (_, now, then, differences) => {
  expect(compareSteps([now], [then])[0]?.differences).toEqual(differences);
});

test('the first difference, or none', () => {
  expect(firstDifference(compareSteps(steps('a', 'b', 'x', 'c'), steps('a', 'b', 'c')))).toBe(2);
  expect(firstDifference(compareSteps(steps('a'), steps('a')))).toBe(-1);
});
