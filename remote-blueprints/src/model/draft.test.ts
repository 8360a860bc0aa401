/** @jest-environment node */
import { validateDraft, emptyDraft, isSameDraft, toBody, type Draft } from './draft.ts';
import { createStep } from './step.ts';

const draft: Draft = {
  name: ' Buy a lamp ',
  url: ' https://shop.test ',
  suiteId: 3,
  file: null,
  steps: [createStep({ action: 'Open' })],
};
const onCreate = { type: 'integration', isUrlRequired: true } as const;
const onUpdate = { type: 'integration', isUrlRequired: false } as const;

test.each([
  ['', 'Enter a URL.'],
  ['   ', 'Enter a URL.'],
  ['shop.test', 'Enter a full address that begins with http:// or https://.'],
  ['javascript:alert(1)', 'Enter a full address that begins with http:// or https://.'],
  ['ftp://shop.test', 'Enter a full address that begins with http:// or https://.'],
  ['https://', 'Enter a full address that begins with http:// or https://.'],
  ['//shop.test', 'Enter a full address that begins with http:// or https://.'],
  ['http://localhost:8080/a?b', undefined],
  ['/cart?open=1', undefined],
])('the URL %j of a new test: %s', (url, expected) => {
  expect(validateDraft({ ...draft, url }, onCreate).url).toBe(expected);
});

test('an existing test may lose its URL, but not get a wrong one', () => {
  expect(validateDraft({ ...draft, url: '' }, onUpdate)).toEqual({});
  expect(validateDraft({ ...draft, url: 'shop' }, onUpdate).url).toBeDefined();
});

test('a module needs a name only', () => {
  expect(validateDraft(emptyDraft(), { type: 'module', isUrlRequired: false })).toEqual({
    name: 'Enter a name.',
  });
});

test('a module step without a module is named by its id', () => {
  const step = createStep({ type: 'module' });
  expect(validateDraft({ ...draft, steps: [...draft.steps, step] }, onCreate)).toEqual({
    steps: { [step.id]: 'Choose a module.' },
  });
});

test('a test is sent with its address and suite, a module without', () => {
  const steps = [
    { step_number: 1, type: 'act', action: 'Open', use_vision: false, test_blueprint_module_id: null },
  ];
  expect(toBody(draft, 'integration')).toEqual({
    title: 'Buy a lamp',
    type: 'integration',
    starting_url: 'https://shop.test',
    file: null,
    test_blueprint_category_id: 3,
    steps,
  });
  expect(toBody(draft, 'module')).toEqual({ title: 'Buy a lamp', type: 'module', steps });
});

test('an empty new step and white space are no change, an order is', () => {
  const second = createStep({ action: 'Close' });
  const longer = { ...draft, steps: [...draft.steps, second] };
  expect(
    isSameDraft(
      draft,
      { ...draft, name: 'Buy a lamp', steps: [...draft.steps, createStep()] },
      'integration',
    ),
  ).toBe(true);
  expect(isSameDraft(longer, { ...longer, steps: [...longer.steps].reverse() }, 'integration')).toBe(false);
});
