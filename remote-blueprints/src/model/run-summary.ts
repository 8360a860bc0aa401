import type { Simulation, SimulationStep, StepPlace } from 'shared/contract';
import { inSentence, stepName, stepNameOfAll } from 'shared/format';
import { LOGIN_STEP_ID } from './modules.ts';
import type { StartedRun } from './run-range.ts';
import { sentNumber, type RunStop } from './simulation.ts';
import { unclearSteps } from './step-readings.ts';
import type { EditorStep } from './step.ts';

/** What a run came to, in one line. */
export interface RunSummary {
  tone: 'running' | 'passed' | 'failed' | 'stopped';
  text: string;
  /** How it differs from a run of the whole test. */
  note: string | null;
  /** The id of the card that it is about. */
  stepId: string | null;
}

export interface SummarizedRun {
  run: StartedRun;
  /** The steps of the login module, as far as their number is known. */
  loginSteps: number;
  /** `stopped`: by the user, or because the simulation could not be followed. */
  phase: 'running' | 'ended' | 'stopped';
  /** null: no status has arrived. */
  simulation: Simulation | null;
  /** Why the run did not start, or could not be followed. */
  problem: string | null;
}

/** Describes a run with the numbers that its steps had in the editor when it started. */
export function summarizeRun(summarized: SummarizedRun): RunSummary {
  const { phase, simulation, problem, run } = summarized;
  const steps = run.list;
  const note = run.kind === 'all' ? null : whereItRan(run);
  const summary = (tone: RunSummary['tone'], text: string, at?: Located | null) => ({
    tone,
    text,
    note,
    stepId: at?.stepId ?? null,
  });
  const locate = (matches: (step: SimulationStep) => boolean) => locateStep(summarized, steps, matches);
  const failed = locate(({ status }) => status === 'failed');
  if (phase !== 'running' && failed) {
    // The card has the step's own reason, and so has the notice of the end: a third time would be too often.
    const isOnCard = failed.stepId !== null && failed.step.reason !== null;
    const reason = isOnCard ? null : (failed.step.reason ?? simulation?.error);
    const end = isUnclear(run, failed)
      ? `Stopped at ${inSentence(failed.nameOfAll)}, which is unclear`
      : `${failed.nameOfAll} failed${othersFailed(simulation)}`;
    return summary('failed', reason ? `${end}: ${reason}` : end, failed);
  }
  const reached =
    locate(({ status }) => status === 'running') ??
    (simulation?.steps.some(({ status }) => status === 'completed')
      ? locate(({ status }) => status === 'pending')
      : null);
  if (phase === 'running')
    return reached
      ? summary('running', `Running ${inSentence(reached.nameOfAll)} …`, reached)
      : summary('running', 'Starting the browser …');
  if (phase === 'ended' && simulation?.status === 'completed')
    return summary('passed', passedText(summarized));
  const why = problem ?? unfinishedReason(simulation);
  if (!reached) return summary(why ? 'failed' : 'stopped', why ?? 'Stopped before the first step');
  const where = `Stopped at ${inSentence(reached.name)}`;
  return summary(why ? 'failed' : 'stopped', why ? `${where}: ${why}` : where, reached);
}

/** Behind a failed assertion those up to the next action are judged as well. */
function othersFailed(simulation: Simulation | null): string {
  const others = (simulation?.steps ?? []).filter(({ status }) => status === 'failed').length - 1;
  if (others < 1) return '';
  return `, and so did ${others === 1 ? 'an assertion' : `${others} assertions`} behind it`;
}

/** Where a run to a step ended before it; null: it came to it, has not ended, was stopped, or was no such run. */
export function stopBeforeTarget(summarized: SummarizedRun): RunStop | null {
  const { phase, run } = summarized;
  if (phase === 'running' || run.target === undefined) return null;
  const failed = locateStep(summarized, run.list, ({ status }) => status === 'failed');
  if (!failed || hasRun(summarized, run.target)) return null;
  return { stepId: failed.stepId, name: inSentence(failed.name), isUnclear: isUnclear(run, failed) };
}

function hasRun({ simulation, run, loginSteps }: SummarizedRun, id: string): boolean {
  return (simulation?.steps ?? []).some(
    (step, index) =>
      (step.status === 'completed' || step.status === 'failed') &&
      placeInEditor({ step, index, run, loginSteps }, run.list).stepId === id,
  );
}

/** Whether the step, as it was run, is no sentence of the step language: its reason says what could stand there instead. */
function isUnclear({ steps }: StartedRun, { stepId }: Located): boolean {
  return unclearSteps(steps).some(({ id }) => id === stepId);
}

function whereItRan({ live }: StartedRun): string {
  if (!live) return 'In a new browser, from the starting URL';
  return live.isNewWindow
    ? 'In the live browser, from the starting URL'
    : 'In the live browser, where it was';
}

/** Why a simulation did not end well; null: it did, or it was stopped. */
export function unfinishedReason(simulation: Simulation | null): string | null {
  if (simulation?.status === 'not_found') return 'The run is no longer available.';
  if (simulation?.status === 'failed') return simulation.error ?? 'The run failed to complete.';
  return null;
}

interface Located {
  step: SimulationStep;
  name: string;
  /** Counted among all steps that the run executes, as the page of a run counts them; in a run of some steps just the name. */
  nameOfAll: string;
  stepId: string | null;
}

function locateStep(
  summarized: SummarizedRun,
  steps: EditorStep[],
  matches: (step: SimulationStep) => boolean,
): Located | null {
  const { simulation, run, loginSteps } = summarized;
  const results = simulation?.steps ?? [];
  const index = results.findIndex(matches);
  const step = results[index];
  if (!step) return null;
  const { stepId, place } = placeInEditor({ step, index, run, loginSteps }, steps);
  const name = stepName(place);
  return {
    step,
    stepId: place.step === null ? LOGIN_STEP_ID : stepId,
    name,
    nameOfAll: run.kind === 'all' ? stepNameOfAll(placesOf(summarized), index, countSteps(summarized)) : name,
  };
}

function placesOf({ simulation, run, loginSteps }: SummarizedRun): StepPlace[] {
  return (simulation?.steps ?? []).map(
    (step, index) => placeInEditor({ step, index, run, loginSteps }, run.list).place,
  );
}

/** How many steps the run executes, those of modules and of the login module included. A server may report only those that it has reached. */
function countSteps({ simulation, run, loginSteps }: SummarizedRun): number {
  return Math.max(simulation?.steps.length ?? 0, loginSteps + run.steps.length);
}

interface SentStep {
  step: SimulationStep;
  /** Among all steps of the simulation. */
  index: number;
  run: StartedRun;
  loginSteps: number;
}

/** Where a step of a simulation stands among the steps of the editor; one that is gone has the number it was sent with. */
export function placeInEditor(
  { step, index, run, loginSteps }: SentStep,
  steps: EditorStep[],
): { stepId: string | null; place: StepPlace } {
  const sent = sentNumber(step, index, loginSteps);
  const module = step.place?.module ?? null;
  if (sent === null)
    return {
      stepId: null,
      place: { step: null, module: module ?? { id: null, title: '', step: index + 1 } },
    };
  const stepId = run.steps[sent - 1]?.id ?? null;
  const position = steps.findIndex(({ id }) => id === stepId);
  return { stepId, place: { step: position < 0 ? sent : position + 1, module } };
}

function passedText(summarized: SummarizedRun): string {
  const { kind, steps: all, list: steps, live } = summarized.run;
  const ran = live?.started ?? all;
  const numberOf = (step: EditorStep | undefined) => steps.findIndex(({ id }) => id === step?.id) + 1;
  const total = countSteps(summarized);
  if (kind === 'all' && total > 1) return `All ${total} steps passed`;
  if (ran.length === 1) return `Step ${numberOf(ran[0])} passed`;
  return `Steps ${numberOf(ran[0])} to ${numberOf(ran.at(-1))} passed`;
}
