/** @jest-environment node */
import { storedModule, storedStep } from '../testing/blueprints.ts';
import { stepsOfModule } from './modules.ts';
import { createStep } from './step.ts';

const signIn = storedModule([], {
  test_steps: [
    storedStep({ step_number: 2, action: 'b', is_disabled: true }),
    storedStep({ step_number: 1, action: 'a', use_vision: true }),
  ],
});
const copies = (is_disabled: boolean) =>
  stepsOfModule(signIn, createStep({ type: 'module', test_blueprint_module_id: 50, is_disabled }));

test('copies of the steps of a module are in order, and disabled as in the module', () => {
  expect(copies(false)).toMatchObject([
    { action: 'a', use_vision: true, is_disabled: false },
    { action: 'b', use_vision: false, is_disabled: true },
  ]);
});

test('in place of a disabled step all of them are disabled', () => {
  expect(copies(true).map((step) => step.is_disabled)).toEqual([true, true]);
});
