import type { Suite } from 'shared/contract';
import { draftOf, hasName, toCreateBody, toUpdateBody } from './suite.ts';

const suite: Suite = {
  id: 3,
  name: 'Checkout',
  created_at: '2026-01-05T10:00:00.000Z',
  schedule_enabled: false,
  schedule_expression: '0 9 * * ? *',
  schedule_timezone: 'UTC',
  next_run_at: null,
  login_module_blueprint_id: 8,
};

test('a draft holds what the suite says', () => {
  expect(draftOf(suite)).toEqual({ name: 'Checkout', loginModuleId: 8 });
});

test.each([
  ['', false],
  ['   ', false],
  [' a ', true],
])('is %j a name? %s', (name, expected) => {
  expect(hasName({ name, loginModuleId: null })).toBe(expected);
});

test('a new suite is sent trimmed, with a login module only if one was chosen', () => {
  expect(toCreateBody({ name: ' Checkout ', loginModuleId: null })).toEqual({ name: 'Checkout' });
  expect(toCreateBody({ name: 'Checkout', loginModuleId: 8 })).toEqual({
    name: 'Checkout',
    login_module_blueprint_id: 8,
  });
});

test.each([
  ['off', suite, { schedule_enabled: false }],
  [
    'on',
    { ...suite, schedule_enabled: true },
    { schedule_enabled: true, schedule_expression: '0 9 * * ? *', schedule_timezone: 'UTC' },
  ],
  [
    'on without a text',
    { ...suite, schedule_enabled: true, schedule_expression: null, schedule_timezone: null },
    { schedule_enabled: true },
  ],
])('saving a suite whose schedule is %s sends it unchanged', (_, stored, schedule_config) => {
  expect(toUpdateBody({ name: 'Cart ', loginModuleId: null }, stored)).toEqual({
    name: 'Cart',
    schedule_config,
    login_module_blueprint_id: null,
  });
});
