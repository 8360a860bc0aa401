/** @jest-environment node */
import type { Simulation, SimulationStep } from 'shared/contract';
import { combineStatuses, describeAction, mapSimulation, toSimulateBody } from './simulation.ts';
import { createStep } from './step.ts';

const action = (action_number: number, screenshot_url: string | null = null) => ({
  action_number,
  status: 'completed' as const,
  screenshot_url,
  results: { type: 'wait', description: `Action ${action_number}` },
});
const step = (values: Partial<SimulationStep> = {}): SimulationStep => ({
  status: 'completed',
  reason: null,
  actions: [],
  ...values,
});
const simulation = (steps: SimulationStep[], initial: string | null = null): Simulation => ({
  simulation_id: 's',
  status: 'running',
  error: null,
  initial_screenshot_url: initial,
  steps,
});

test.each([
  [['completed', 'running', 'failed'], 'running'],
  [['completed', 'failed', 'pending'], 'failed'],
  [['pending', 'completed'], 'completed'],
  [['idle', 'pending'], 'pending'],
  [['idle'], 'idle'],
  [[], 'idle'],
] as const)('%j together are %s', (statuses, expected) => {
  expect(combineStatuses(statuses)).toBe(expected);
});

test('login steps come first, then each step finds its own by number', () => {
  const { login, own } = mapSimulation(
    simulation([
      step(),
      step({ status: 'failed', reason: 'No such user' }),
      step({ module_step_number: 2 }),
      step({ module_step_number: 2, status: 'running' }),
      step({ module_step_number: 1, reason: 'Done' }),
      step({ module_step_number: 9 }),
    ]),
    ['a', 'b', 'c'],
    2,
  );
  expect(login).toMatchObject({ status: 'failed', reason: 'No such user' });
  expect(own.get('a')).toMatchObject({ status: 'completed', reason: 'Done' });
  expect(own.get('b')).toMatchObject({ status: 'running' });
  expect([...own.keys()].sort()).toEqual(['a', 'b']);
});

test('without numbers the place counts', () => {
  const { own } = mapSimulation(
    simulation([step(), step({ status: 'failed' }), step({ status: 'running' }), step()]),
    ['a', 'b'],
    1,
  );
  expect(own.get('a')?.status).toBe('failed');
  expect(own.get('b')?.status).toBe('running');
  expect(own.size).toBe(2);
});

test('what was not reached is pending while the simulation goes on, and idle after it', () => {
  const running = simulation([step({ status: 'failed' }), step({ status: 'pending' })]);
  expect(mapSimulation(running, ['a', 'b'], 0).own.get('b')?.status).toBe('pending');
  const { own } = mapSimulation({ ...running, status: 'failed' }, ['a', 'b'], 0);
  expect(own.get('a')?.status).toBe('failed');
  expect(own.get('b')?.status).toBe('idle');
});

test('actions of several steps of a module stay in order', () => {
  const { own } = mapSimulation(
    simulation([
      step({ module_step_number: 1, actions: [action(2), action(1)] }),
      step({ module_step_number: 1, actions: [action(1)] }),
    ]),
    ['a'],
    0,
  );
  expect(own.get('a')?.actions.map(({ order }) => order)).toEqual([1, 2, 1001]);
});

test('places say where steps belong, and which step of a module each is', () => {
  const sign = { id: 50, title: 'Sign in' };
  const { login, own } = mapSimulation(
    simulation([
      step({ place: { step: null, module: { ...sign, step: 2 } } }),
      step({ place: { step: 1, module: { ...sign, step: 1 } } }),
      step({ place: { step: 1, module: { ...sign, step: 3 } }, status: 'failed', reason: 'No button' }),
      step({ place: { step: 2, module: null }, status: 'pending' }),
    ]),
    ['a', 'b'],
    // Disabled steps of the login module are counted, but do not run.
    3,
  );
  expect(login.moduleSteps).toMatchObject({ 2: { status: 'completed' } });
  expect(own.get('a')).toMatchObject({
    status: 'failed',
    moduleSteps: { 1: { status: 'completed' }, 3: { status: 'failed', reason: 'No button' } },
  });
  expect(own.get('b')?.status).toBe('pending');
});

test('a stopped step runs no more', () => {
  const stopped = { ...simulation([step({ status: 'running' })]), status: 'cancelled' as const };
  expect(mapSimulation(stopped, ['a'], 0).own.get('a')?.status).toBe('idle');
});

test('an action describes what it did', () => {
  expect(describeAction(action(1))).toBe('Action 1');
  expect(describeAction({ ...action(1), results: 'Clicked' })).toBe('Clicked');
  expect(describeAction({ ...action(1), results: null })).toBe('');
});

test('the login module travels as the first step', () => {
  const steps = [
    createStep({ action: 'Open', use_vision: true }),
    createStep({ type: 'module', test_blueprint_module_id: 4 }),
  ];
  const own = [
    { type: 'act', action: 'Open', use_vision: true, test_blueprint_module_id: null },
    { type: 'module', action: '', use_vision: false, test_blueprint_module_id: 4 },
  ];
  expect(toSimulateBody(steps, { url: ' https://shop.test ', login: undefined, file: null })).toEqual({
    steps: own,
    starting_url: 'https://shop.test',
  });
  expect(
    toSimulateBody(steps, {
      url: 'https://shop.test',
      login: { id: 50, title: 'Sign in', stepCount: 2 },
      file: null,
    }).steps,
  ).toEqual([{ type: 'module', action: '', test_blueprint_module_id: 50, is_login_step: true }, ...own]);
});

test('the attached file goes along by its key and name', () => {
  const file = { s3_key: 'attachments/1/a.csv', file_name: 'prices.csv', file_size: 3 };
  const work = { url: 'https://shop.test', login: undefined, file };
  expect(toSimulateBody([createStep({ action: 'Open' })], work)).toMatchObject({
    s3_key: 'attachments/1/a.csv',
    file_name: 'prices.csv',
  });
});
