import type { LiveEvent, LiveEventOf, SimulationAction, SimulationStep, StepPlace } from 'shared/contract';
import type { LiveRun, LiveState } from './live-state.ts';
import type { EditorStep } from './step.ts';

/** The address of a screenshot that has arrived. */
export type ScreenshotUrl = (number: number) => string | null;

type RunEvent = Extract<LiveEvent, { run: number }>;

export const isRunEvent = (event: LiveEvent): event is RunEvent => 'run' in event;

/** The state after an event of a run; events of a run that this page has not started change nothing. */
export function applyRunEvent(state: LiveState, event: RunEvent, urlOf: ScreenshotUrl): LiveState {
  const { run } = state;
  if (event.type === 'step-sent') return addSent(state, event);
  if (!run || run.number !== event.run || run.phase !== 'running') return state;
  switch (event.type) {
    case 'run-started':
      return { ...state, run: withPlaces(run, event, urlOf) };
    case 'step-started':
      return { ...state, run: changeStep(run, event.index, (step) => ({ ...step, status: 'running' })) };
    case 'action':
      return { ...state, run: changeStep(run, event.index, (step) => withAction(step, event, urlOf)) };
    case 'step-finished':
      return finishStep(state, run, event);
    case 'run-finished':
      // What was refused because of the run is possible again.
      return { ...state, run: finish(run, event), rejection: null };
  }
}

function withPlaces(run: LiveRun, event: LiveEventOf<'run-started'>, urlOf: ScreenshotUrl): LiveRun {
  const offset = run.steps.length - run.started.length;
  const shift = ({ step, module }: StepPlace): StepPlace => ({
    step: step === null ? null : step + offset,
    module,
  });
  const steps = event.steps.map(({ place }): SimulationStep => {
    return { status: 'pending', reason: null, place: shift(place), actions: [] };
  });
  const { simulation } = run;
  const start = event.screenshot === null ? simulation.initial_screenshot_url : urlOf(event.screenshot);
  return {
    ...run,
    simulation: { ...simulation, initial_screenshot_url: start, steps: [...simulation.steps, ...steps] },
  };
}

function changeStep(run: LiveRun, index: number, change: (step: SimulationStep) => SimulationStep): LiveRun {
  const { simulation, earlierCount } = run;
  const steps = simulation.steps.map((step, at) => (at === earlierCount + index ? change(step) : step));
  return { ...run, simulation: { ...simulation, steps } };
}

function withAction(step: SimulationStep, { action }: LiveEventOf<'action'>, urlOf: ScreenshotUrl) {
  const { type, description, is_successful, element, screenshot, screenshot_before } = action;
  const url = (number: number | null) => (number === null ? null : urlOf(number));
  const added: SimulationAction = {
    action_number: step.actions.length + 1,
    status: is_successful ? 'completed' : 'failed',
    screenshot_url: url(screenshot),
    screenshot_before_url: url(screenshot_before),
    results: { type, description },
    element,
  };
  return { ...step, actions: [...step.actions, added] };
}

function finishStep(state: LiveState, run: LiveRun, event: LiveEventOf<'step-finished'>): LiveState {
  const { index, isSuccessful, result, missingName = null, fixes = [], written = [] } = event;
  const next = changeStep(run, index, (step) => ({
    ...step,
    status: isSuccessful ? 'completed' : 'failed',
    reason: result,
    missing_name: missingName,
    fixes,
    written,
  }));
  const step = stepAt(next, index);
  if (!step) return { ...state, run: next };
  const number = run.steps.indexOf(step) + 1;
  const others = state.done.filter(({ id }) => id !== step.id);
  const isDone = next.simulation.steps.every(
    ({ place, status }) => place?.step !== number || status === 'completed',
  );
  return {
    ...state,
    run: next,
    done: isDone ? [...others, step] : others,
    sent: withSent(state.sent, step.id, event.sent),
  };
}

/** A page may send something when the run of its step has ended. */
function addSent(state: LiveState, { run, index, requests }: LiveEventOf<'step-sent'>): LiveState {
  const ran = [state.run, state.earlierRun].find((one) => one?.number === run);
  const step = ran && stepAt(ran, index);
  return step ? { ...state, sent: withSent(state.sent, step.id, requests) } : state;
}

/** The editor's step at an index of a run; undefined: it is one of the login module. */
function stepAt({ simulation, earlierCount, steps }: LiveRun, index: number): EditorStep | undefined {
  const number = simulation.steps[earlierCount + index]?.place?.step ?? null;
  return number === null ? undefined : steps[number - 1];
}

/** A step of several, e.g. a module, has sent what any of them sent. */
export function withSent(known: LiveState['sent'], id: string, requests: string[]): LiveState['sent'] {
  if (requests.length === 0) return known;
  return new Map(known).set(id, [...new Set([...(known.get(id) ?? []), ...requests])]);
}

const END_STATUSES = {
  passed: 'completed',
  failed: 'failed',
  stopped: 'cancelled',
  error: 'failed',
} as const;

function finish(run: LiveRun, { status, error }: LiveEventOf<'run-finished'>): LiveRun {
  const { steps } = run.simulation;
  const failed = steps.slice(run.earlierCount).find((step) => step.status === 'failed');
  const simulation = {
    ...run.simulation,
    status: END_STATUSES[status],
    error: error ?? (status === 'failed' ? (failed?.reason ?? null) : null),
  };
  return { ...run, phase: status === 'stopped' ? 'stopped' : 'ended', simulation };
}
