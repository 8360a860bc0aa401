/** @jest-environment node */
import type { LiveEvent } from 'shared/contract';
import { runSteps, type StepOutcome } from '../testing/live-runs.ts';
import { addRecordedSteps, applyLiveEvent, endLive } from './live-events.ts';
import { planLiveRun, repeatQuestion } from './live-plan.ts';
import { startLiveRun, summarizedLiveRun } from './live-run.ts';
import { cursorIn, EMPTY_LIVE_STATE, type LiveState } from './live-state.ts';
import { stepsInRange, type RunRange } from './run-range.ts';
import { summarizeRun } from './run-summary.ts';
import { mapSimulation } from './simulation.ts';
import { createStep, type EditorStep } from './step.ts';

const stepsOf = (...texts: string[]) => texts.map((action) => createStep({ action }));
const apply = (state: LiveState, ...events: LiveEvent[]) =>
  events.reduce((now, event) => applyLiveEvent(now, event, (number) => `blob:${number}`), state);
const textsOf = (steps: EditorStep[]) => steps.map(({ action }) => action);

let runs = 0;

/** Runs steps as planned; texts name the outcome of a step. */
function run(
  state: LiveState,
  list: EditorStep[],
  range: RunRange,
  outcomes: Record<string, Partial<StepOutcome>> = {},
): LiveState {
  const { isNewWindow, steps } = planLiveRun(state, list, range);
  runs += 1;
  const started = { number: runs, sessionId: 's', kind: range.kind, isNewWindow, steps, list };
  const events: LiveEvent[] = [];
  let screenshots = 0;
  const request = { type: 'run', run: runs, starting_url: isNewWindow ? 'https://shop.test' : null } as const;
  runSteps(
    { ...request, steps: steps.map(({ action }) => ({ type: 'act', action }) as never), file: null },
    {
      send: (event) => events.push(event),
      sendScreenshot: () => (screenshots += 1),
      outcomeOf: (text) => outcomes[text] ?? {},
    },
  );
  return apply(startLiveRun(state, started), ...events);
}

const to = (step: EditorStep | undefined): RunRange => ({ kind: 'to', id: step?.id ?? '' });
const only = (step: EditorStep | undefined): RunRange => ({ kind: 'only', id: step?.id ?? '' });

function executionsOf(state: LiveState) {
  if (!state.run) return [];
  const { run: ran, simulation, loginSteps } = summarizedLiveRun(state.run);
  const ids = ran.steps.map(({ id }) => id);
  const { own } = mapSimulation(simulation ?? state.run.simulation, ids, loginSteps);
  return [...own].map(([id, { status }]) => [ran.steps.find((step) => step.id === id)?.action, status]);
}

test('the cursor is behind the step that was executed last; a run to a step goes on from there', () => {
  const list = stepsOf('A', 'B', 'C', 'D');
  const first = run(EMPTY_LIVE_STATE, list, to(list[1]));
  expect(cursorIn(list, first.done)).toBe(list[1]?.id);
  expect(planLiveRun(first, list, to(list[3]))).toMatchObject({ isNewWindow: false, steps: list.slice(2) });
  const second = run(first, list, to(list[3]));
  expect(textsOf(second.done)).toEqual(['A', 'B', 'C', 'D']);
  expect(executionsOf(second)).toEqual([
    ['A', 'completed'],
    ['B', 'completed'],
    ['C', 'completed'],
    ['D', 'completed'],
  ]);
  const summary = second.run && summarizeRun(summarizedLiveRun(second.run));
  expect(summary).toMatchObject({ text: 'Steps 3 to 4 passed', note: 'In the live browser, where it was' });
});

test('a run to a step begins again if the step lies before the cursor, or a done step has changed', () => {
  const [a, b, c, d] = stepsOf('A', 'B', 'C', 'D') as [EditorStep, EditorStep, EditorStep, EditorStep];
  const state = run(EMPTY_LIVE_STATE, [a, b, c, d], to(b));
  const isAgain = (list: EditorStep[], step: EditorStep) => planLiveRun(state, list, to(step)).isNewWindow;
  expect(isAgain([a, b, c, d], c)).toBe(false);
  expect(isAgain([a, b, c, d], a)).toBe(true);
  expect(isAgain([a, { ...b, action: 'B2' }, c, d], c)).toBe(true);
  expect(isAgain([{ ...a, is_disabled: true }, b, c, d], c)).toBe(true);
  expect(isAgain([b, a, c, d], c)).toBe(true);
  expect(isAgain([b, c, d], c)).toBe(true);
  expect(isAgain([a, b, { ...c, action: 'C2' }, d], c)).toBe(false);
  // A later run of one step does not make the change forgotten.
  const moved = [b, a, c, d];
  expect(planLiveRun(run(state, moved, only(c)), moved, to(d)).isNewWindow).toBe(true);
});

test('a failed step ends the run; the cursor stays before it', () => {
  const list = stepsOf('A', 'B', 'C');
  const state = run(
    EMPTY_LIVE_STATE,
    list,
    { kind: 'all' },
    { B: { isSuccessful: false, result: 'No "B"' } },
  );
  expect(cursorIn(list, state.done)).toBe(list[0]?.id);
  expect(executionsOf(state)).toEqual([
    ['A', 'completed'],
    ['B', 'failed'],
    ['C', 'idle'],
  ]);
  expect(state.run?.simulation).toMatchObject({ status: 'failed', error: 'No "B"' });
  expect(planLiveRun(state, list, to(list[2]))).toMatchObject({ isNewWindow: false, steps: list.slice(1) });
});

test('a step that sent data is asked about before it runs again, also when it was edited', () => {
  const list = stepsOf('A', 'B', 'C');
  const sent = { B: { sent: ['POST /orders'] }, C: { sent: ['POST /orders', 'DELETE /cart'] } };
  const state = run(EMPTY_LIVE_STATE, list, { kind: 'all' }, sent);
  const question = (range: RunRange, steps = list) => {
    const { repeated } = planLiveRun(state, steps, range);
    return repeated.length === 0 ? null : repeatQuestion(repeated);
  };
  expect(question(only(list[1]))).toBe('Step 2 sent data (POST /orders). Run it again?');
  expect(question(to(list[2]))).toBe('Steps 2 and 3 sent data (POST /orders, DELETE /cart). Run them again?');
  expect(question(only(list[0]))).toBeNull();
  expect(question({ kind: 'all' })).toBeNull();
  const changed = list.map((step) => (step.action === 'B' ? { ...step, action: 'B2' } : step));
  expect(question(only(changed[1]), changed)).toBe('Step 2 sent data (POST /orders). Run it again?');
});

test('a new window forgets what was done, but not what was sent', () => {
  const list = stepsOf('A');
  const state = run(EMPTY_LIVE_STATE, list, { kind: 'all' }, { A: { sent: ['POST /'] } });
  const after = apply(state, { type: 'restarted' });
  expect(after).toMatchObject({ done: [], run: null });
  expect(planLiveRun(after, list, only(list[0])).repeated).toEqual([{ number: 1, requests: ['POST /'] }]);
});

test('recorded steps are done, and growing ones replace the last', () => {
  const list = stepsOf('A', 'B');
  const state = run(EMPTY_LIVE_STATE, list, to(list[0]));
  const [typed, retyped] = stepsOf('T', 'Ty') as [EditorStep, EditorStep];
  const once = addRecordedSteps(state, [typed], 0);
  const twice = addRecordedSteps(once, [retyped], 1);
  expect(textsOf(twice.done)).toEqual(['A', 'Ty']);
  const now = [...list.slice(0, 1), retyped, ...list.slice(1)];
  expect(planLiveRun(twice, now, to(list[1]))).toMatchObject({ isNewWindow: false, steps: [list[1]] });
});

test('a recorded step that sent data is asked about, too', () => {
  const [list, [ordered]] = [stepsOf('A'), stepsOf('Order') as [EditorStep]];
  const recorded = addRecordedSteps(run(EMPTY_LIVE_STATE, list, { kind: 'all' }), [ordered], 0);
  const state = apply(recorded, { type: 'sent', requests: ['POST /orders'] }, { type: 'restarted' });
  expect(planLiveRun(state, [...list, ordered], to(ordered)).repeated).toEqual([
    { number: 2, requests: ['POST /orders'] },
  ]);
});

test('the end of the session ends the run, and what it did stays known', () => {
  const list = stepsOf('A', 'B');
  const running = run(EMPTY_LIVE_STATE, list, { kind: 'all' }, { B: { isEndless: true } });
  expect(running.run?.phase).toBe('running');
  const over = endLive(running, { reason: 'worker-lost', message: 'The worker is gone.' });
  expect(over).toMatchObject({ phase: 'ended', run: { phase: 'stopped', problem: 'The worker is gone.' } });
  expect(textsOf(over.done)).toEqual(['A']);
  expect(stepsInRange(list, { kind: 'all' })).toHaveLength(2);
  expect(executionsOf(over)).toEqual([
    ['A', 'completed'],
    ['B', 'idle'],
  ]);
});

test('the steps of a module are done together; its failed step leaves the cursor before it', () => {
  const list = stepsOf('A', 'M');
  const module = (step: number) => ({ place: { step: 2, module: { id: 50, title: 'M', step } } });
  const finished = (index: number, isSuccessful: boolean): LiveEvent => ({
    type: 'step-finished',
    run: 1,
    index,
    isSuccessful,
    result: '',
    sent: [`POST /${index}`],
  });
  const started = startLiveRun(EMPTY_LIVE_STATE, {
    number: 1,
    sessionId: 's',
    kind: 'all',
    isNewWindow: true,
    steps: list,
    list,
  });
  const places = [{ place: { step: 1, module: null } }, module(1), module(2)];
  const begun = apply(
    started,
    { type: 'restarted' },
    { type: 'run-started', run: 1, steps: places, screenshot: null },
    finished(0, true),
    finished(1, true),
  );
  expect(textsOf(begun.done)).toEqual(['A']);
  expect(textsOf(apply(begun, finished(2, false)).done)).toEqual(['A']);
  const done = apply(begun, finished(2, true));
  expect(textsOf(done.done)).toEqual(['A', 'M']);
  expect(done.sent.get(list[1]?.id ?? '')).toEqual(['POST /1', 'POST /2']);
});

test('what the session says about itself', () => {
  const question = { type: 'question', question: 3, about: { kind: 'file', label: 'Photo' } } as const;
  const state = apply(
    EMPTY_LIVE_STATE,
    {
      type: 'ready',
      isController: true,
      viewport: { width: 800, height: 600 },
      isRecording: false,
      idleSeconds: 300,
    } as LiveEvent,
    { type: 'watchers', count: 2 },
    { type: 'recording', isOn: true },
    question,
    { type: 'refused', request: null, message: 'Steps are running.' },
    { type: 'refused', request: 4, message: 'For a query.' },
  );
  expect(state).toMatchObject({
    phase: 'open',
    viewport: { width: 800, height: 600 },
    watchers: 2,
    isRecording: true,
    question,
    rejection: 'Steps are running.',
  });
  expect(apply(state, { type: 'question-closed', question: 2 }).question).toEqual(question);
  expect(apply(state, { type: 'question-closed', question: 3 })).toMatchObject({
    question: null,
    rejection: null,
  });
});
