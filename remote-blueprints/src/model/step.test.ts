import { createStep, fromStored, removeEmpty, stepsFromText, toPayload, typeOfText } from './step.ts';

test.each([
  ['Check that the cart is empty', 'assert'],
  ['  verify the total', 'assert'],
  ['Make sure the page loads', 'assert'],
  ['ENSURE: no error', 'assert'],
  ['expect', 'assert'],
  ['Checkout with the saved card', 'act'],
  ['Click on verify', 'act'],
  ['Asserting nothing', 'act'],
  ['', 'act'],
])('%j begins an %s', (text, type) => {
  expect(typeOfText(text)).toBe(type);
});

test('pasted lines become steps, without blank lines and list marks', () => {
  const steps = stepsFromText('1. Open the shop\r\n\r\n - Add a lamp\n* Check the total\n2nd lamp\n');
  expect(steps.map(({ content, type }) => [content, type])).toEqual([
    ['Open the shop', 'act'],
    ['Add a lamp', 'act'],
    ['Check the total', 'assert'],
    ['2nd lamp', 'act'],
  ]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(4);
});

test('stored steps come back in their order, with ids of their own', () => {
  const stored = { id: 9, use_vision: false, test_blueprint_module_id: null };
  const steps = fromStored([
    { ...stored, step_number: 2, type: 'module', action: '', test_blueprint_module_id: 4 },
    { ...stored, step_number: 1, type: 'act', action: 'Click', use_vision: true },
  ]);
  expect(steps).toEqual([
    { id: expect.any(String), type: 'act', content: 'Click', useVision: true, moduleId: null },
    { id: expect.any(String), type: 'module', content: '', useVision: false, moduleId: 4 },
  ]);
});

test('the payload is numbered without gaps; modules carry no text, other steps no module', () => {
  const steps = [
    createStep({ content: 'Open', useVision: true, moduleId: 3 }),
    createStep({ content: '   ' }),
    createStep({ type: 'module', content: 'left over', moduleId: 4 }),
  ];
  expect(toPayload(steps)).toEqual([
    { step_number: 1, type: 'act', action: 'Open', use_vision: true, test_blueprint_module_id: null },
    { step_number: 2, type: 'module', action: '', use_vision: false, test_blueprint_module_id: 4 },
  ]);
});

test('only steps without text are empty, a module step is not', () => {
  const module = createStep({ type: 'module' });
  expect(removeEmpty([createStep(), module, createStep({ content: ' \n' })])).toEqual([module]);
});
