/** @jest-environment node */
import { createStep, fromStored, linesOf, pasteLines, removeEmpty, toPayload, withText } from './step.ts';

test('the lines of a list lose their marks', () => {
  const list =
    '1. Open the shop\r\n\r\n - Add a lamp\n* Check\n2nd lamp\n[ ] Pay\n- [x] 3) rows\n2) Go back\n-5 degrees';
  expect(linesOf(list)).toEqual([
    'Open the shop',
    'Add a lamp',
    'Check',
    '2nd lamp',
    'Pay',
    '3) rows',
    'Go back',
    '-5 degrees',
  ]);
});

test('pasted lines go into the step at the cursor and behind it', () => {
  const step = createStep({ action: 'Click "" now', use_vision: true });
  const [first, ...more] = pasteLines(step, '- Buy\n- The page shows "Paid"\n', {
    before: 'Click "',
    after: '"',
  });
  expect(first).toEqual({ ...step, action: 'Click "Buy"' });
  expect(more.map(({ action, type }) => [action, type])).toEqual([['The page shows "Paid"', 'assert']]);
  expect(more[0]?.id).not.toBe(step.id);
});

test.each([
  ['act', 'The page shows "Paid"', 'assert'],
  ['assert', ' Click "Buy" ', 'act'],
  ['assert', 'zzz', 'assert'],
  ['act', 'zzz', 'act'],
] as const)('an %s with the text %j becomes an %s', (type, text, expected) => {
  expect(withText(createStep({ type }), text)).toMatchObject({ action: text.trim(), type: expected });
});

test('a module takes no text', () => {
  const module = createStep({ type: 'module' });
  expect(withText(module, 'Click "Buy"')).toBe(module);
});

test('stored steps come back in their order, with ids of their own', () => {
  const stored = { id: 9, use_vision: false, test_blueprint_module_id: null };
  const steps = fromStored([
    { ...stored, step_number: 2, type: 'module', action: '', test_blueprint_module_id: 4 },
    { ...stored, step_number: 1, type: 'act', action: 'Click', use_vision: true, is_disabled: true },
  ]);
  expect(steps).toEqual([
    {
      id: expect.any(String),
      type: 'act',
      action: 'Click',
      use_vision: true,
      test_blueprint_module_id: null,
      is_disabled: true,
    },
    {
      id: expect.any(String),
      type: 'module',
      action: '',
      use_vision: false,
      test_blueprint_module_id: 4,
      is_disabled: false,
    },
  ]);
});

test('the payload is numbered without gaps; modules carry no text, other steps no module', () => {
  const steps = [
    createStep({ action: 'Open', use_vision: true, test_blueprint_module_id: 3 }),
    createStep({ action: '   ' }),
    createStep({ type: 'module', action: 'left over', test_blueprint_module_id: 4, is_disabled: true }),
  ];
  expect(toPayload(steps)).toEqual([
    { step_number: 1, type: 'act', action: 'Open', use_vision: true, test_blueprint_module_id: null },
    {
      step_number: 2,
      type: 'module',
      action: '',
      use_vision: false,
      test_blueprint_module_id: 4,
      is_disabled: true,
    },
  ]);
});

test('only steps without text are empty, a module step is not', () => {
  const module = createStep({ type: 'module' });
  expect(removeEmpty([createStep(), module, createStep({ action: ' \n' })])).toEqual([module]);
});
