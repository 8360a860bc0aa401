/** @jest-environment node */
import type { SimulationStep, StepPlace } from 'shared/contract';
import { simulatedStep, simulationOf } from '../testing/simulations.ts';
import { LOGIN_STEP_ID } from './modules.ts';
import { changesSince, currentExecutions } from './run-changes.ts';
import { stepsInRange, type StartedRun } from './run-range.ts';
import { summarizeRun, type SummarizedRun } from './run-summary.ts';
import { mapSimulation } from './simulation.ts';
import { createStep } from './step.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const steps = NAMES.map((name) => createStep({ action: `Click "${name}"` }));
const [a, b, c, d] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0], (typeof steps)[0]];
const whole: StartedRun = { kind: 'all', steps, list: steps };
const signIn = { id: 50, title: 'Sign in', step: 3 };

function summaryOf(
  results: SimulationStep[],
  changes: Partial<SummarizedRun> = {},
  status: 'failed' | 'cancelled' = 'failed',
) {
  const run: SummarizedRun = {
    run: whole,
    loginSteps: 0,
    phase: 'ended',
    simulation: simulationOf(status, { steps: results }),
    problem: null,
    ...changes,
  };
  return summarizeRun(run);
}
const done = simulatedStep();
const failed = simulatedStep({ status: 'failed', reason: 'No button.' });

describe('a run in one line', () => {
  test.each([
    ['the step that failed', summaryOf([done, failed]), 'Step 2 of 4 failed', b.id],
    [
      'a step of a module',
      summaryOf([
        { ...done, place: { step: 1, module: null } },
        { ...done, place: { step: 2, module: { ...signIn, step: 2 } } },
        { ...failed, place: { step: 2, module: signIn } },
        ...[3, 4].map((step) => simulatedStep({ status: 'pending', place: { step, module: null } })),
      ]),
      'Step 2.3 (3 of 5) failed',
      b.id,
    ],
    [
      'a step of the login module',
      summaryOf([{ ...failed, place: { step: null, module: signIn } }]),
      'Login step 3 (1 of 4) failed',
      LOGIN_STEP_ID,
    ],
    [
      'a step of the login module, without places',
      summaryOf([done, failed], { loginSteps: 2 }),
      'Login step 2 (2 of 6) failed',
      LOGIN_STEP_ID,
    ],
    [
      'the step that runs',
      summaryOf([done, simulatedStep({ status: 'running' })], { phase: 'running' }),
      'Running step 2 of 4 …',
      b.id,
    ],
    [
      'the step that is next',
      summaryOf([done, simulatedStep({ status: 'pending' })], { phase: 'running' }),
      'Running step 2 of 4 …',
      b.id,
    ],
    ['nothing yet', summaryOf([], { phase: 'running', simulation: null }), 'Starting the browser …', null],
    [
      'where it was stopped',
      summaryOf([done, simulatedStep({ status: 'running' })], { phase: 'stopped' }, 'cancelled'),
      'Stopped at step 2',
      b.id,
    ],
    [
      'why it did not start',
      summaryOf([], { phase: 'stopped', simulation: null, problem: 'Full.' }),
      'Full.',
      null,
    ],
    ['why it broke off', summaryOf([]), 'The run failed to complete.', null],
  ])('%s', (_title, summary, text, stepId) => {
    expect(summary).toMatchObject({ text, stepId });
  });

  test('a reason that no card shows is in the summary', () => {
    const simulation = simulationOf('failed', {
      error: 'The browser is gone.',
      steps: [done, { ...failed, reason: null }],
    });
    expect(summaryOf([], { simulation }).text).toBe('Step 2 of 4 failed: The browser is gone.');
    expect(summaryOf([done, done, done, done, failed]).text).toMatch(/ failed: No button\.$/);
  });

  test('a step that was unclear when it ran says so', () => {
    const unclear = createStep({ action: 'Make it so' });
    const run: StartedRun = { kind: 'all', steps: [a, unclear], list: [a, unclear, c, d] };
    expect(summaryOf([done, failed], { run }).text).toMatch(/^Stopped at step 2.*, which is unclear$/);
    expect(summaryOf([failed, done], { run }).text).toMatch(/^Step 1 of 2 failed/);
  });

  test('all steps are those that have run: with modules and the login module, without disabled ones', () => {
    const run: StartedRun = { kind: 'all', steps: [a, c, d], list: steps };
    const placed = (step: number | null, module: StepPlace['module'] = null) =>
      simulatedStep({ place: { step, module } });
    const results = [
      placed(null, signIn),
      placed(1),
      placed(2),
      placed(3, { ...signIn, step: 1 }),
      placed(3, signIn),
    ];
    const simulation = simulationOf('completed', { steps: results });
    expect(summaryOf([], { run, simulation }).text).toBe('All 5 steps passed');
    const cut = [...results.slice(0, 2), { ...failed, place: { step: 2, module: null } }];
    expect(summaryOf(cut, { run }).text).toBe('Step 3 (3 of 3) failed');
  });

  test.each([
    [whole, 'All 4 steps passed', null],
    [{ kind: 'only', steps: [c] }, 'Step 3 passed', 'In a new browser, from the starting URL'],
    [{ kind: 'from', steps: [b, c, d] }, 'Steps 2 to 4 passed', 'In a new browser, from the starting URL'],
  ] as const)('a success with the numbers of the editor: %#', (run, text, note) => {
    const simulation = simulationOf('completed', { steps: run.steps.map(() => done) });
    expect(summaryOf([], { run: { ...run, steps: [...run.steps], list: steps }, simulation })).toMatchObject({
      text,
      note,
    });
  });

  test('a step of a run of some steps has its number in the editor', () => {
    const run: StartedRun = { kind: 'from', steps: [c, d], list: steps };
    expect(summaryOf([done, failed], { run })).toMatchObject({ text: 'Step 4 failed' });
  });
});

test('disabled and empty steps do not run', () => {
  const off = { ...b, is_disabled: true };
  const list = [a, off, createStep(), c, d];
  expect(stepsInRange(list, { kind: 'all' })).toEqual([a, c, d]);
  expect(stepsInRange(list, { kind: 'only', id: c.id })).toEqual([c]);
  expect(stepsInRange(list, { kind: 'from', id: c.id })).toEqual([c, d]);
  expect(stepsInRange(list, { kind: 'to', id: c.id })).toEqual([a, c]);
  expect(stepsInRange(list, { kind: 'only', id: off.id })).toEqual([]);
});

describe('results after a change of the steps', () => {
  const other = { ...b, action: 'Other' };
  const ids = (set: Set<string>) => NAMES.filter((_, index) => set.has(steps[index]?.id ?? ''));
  const compare = (run: StartedRun, now: typeof steps) => {
    const { isCurrent, changed, outdated } = changesSince(run, now);
    return [isCurrent, ids(changed).join(''), ids(outdated).join('')];
  };

  test.each([
    ['nothing changed', whole, steps, [true, '', '']],
    ['one changed', whole, [a, other, c, d], [false, 'B', 'BCD']],
    ['one was disabled', whole, [a, { ...b, is_disabled: true }, c, d], [false, 'B', 'CD']],
    ['one is gone', whole, [a, c, d], [false, 'B', 'CD']],
    ['one is new', whole, [a, createStep({ action: 'X' }), b, c, d], [false, '', 'BCD']],
    ['one is new at the end', whole, [...steps, createStep({ action: 'X' })], [false, '', '']],
    ['two changed places', whole, [b, a, c, d], [false, '', 'ABCD']],
    ['an empty one is being written', whole, [...steps, createStep()], [true, '', '']],
    [
      'one above the range changed',
      { kind: 'from', steps: [c, d], list: steps } as StartedRun,
      [a, other, c, d],
      [true, '', ''],
    ],
    [
      'one below the range changed',
      { kind: 'to', steps: [a], list: steps } as StartedRun,
      [a, other, c, d],
      [true, '', ''],
    ],
  ])('%s', (_title, run, now, expected) => {
    expect(compare(run, now)).toEqual(expected);
  });

  test('a changed step has no result, the results after it are outdated and stay the same objects', () => {
    const executions = mapSimulation(
      simulationOf('completed', { steps: steps.map(() => done) }),
      [...steps.map(({ id }) => id)],
      0,
    );
    const { own } = currentExecutions(executions, whole, [a, other, c, d]);
    expect(own.get(a.id)).toBe(executions.own.get(a.id));
    expect(own.has(b.id)).toBe(false);
    expect(own.get(c.id)).toMatchObject({ status: 'completed', isOutdated: true });
    const again = currentExecutions(executions, whole, [a, { ...other, action: 'Another' }, c, d]);
    expect(again.own.get(c.id)).toBe(own.get(c.id));
  });
});
