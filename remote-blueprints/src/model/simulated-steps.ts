import { readingOf } from './reading.ts';
import type { SummarizedRun } from './run-summary.ts';
import { sentNumber } from './simulation.ts';
import type { EditorStep } from './step.ts';

/** Where a simulation has the page of a step of the editor. */
interface SimulatedStep {
  /** The number is that among the steps that were sent; where the simulation ended before the step, of the last one that it came to. */
  page: { simulationId: string; number: number };
  isBehindEnd: boolean;
}

/** By the ids of the editor's steps. */
export type SimulatedSteps = ReadonlyMap<string, SimulatedStep>;

/**
 * The steps of the editor of which a simulation that has ended knows a page. One that it did not have has the page of the next one; behind a
 * step that it did not come to and that opens another address, none is known.
 */
export function simulatedSteps(
  steps: Pick<EditorStep, 'id' | 'action'>[],
  { run, phase, simulation, loginSteps }: SummarizedRun,
): SimulatedSteps {
  const reached = (simulation?.steps ?? []).flatMap((step, index) =>
    step.status === 'completed' || step.status === 'failed' ? [sentNumber(step, index, loginSteps) ?? 0] : [],
  );
  const last = Math.max(0, ...reached);
  const found = new Map<string, SimulatedStep>();
  if (!simulation || last === 0 || phase === 'running' || run.live) return found;
  const sent = new Map(run.steps.map((step, index) => [step.id, index + 1]));
  const isFromStart = run.kind === 'all' || run.kind === 'to';
  // A run that began further down has no page of what stands before.
  const first = isFromStart ? 0 : steps.findIndex(({ id }) => sent.has(id));
  let number = run.steps.length + 1;
  for (const { id } of first < 0 ? [] : steps.slice(first).reverse()) {
    number = sent.get(id) ?? number;
    const page = { simulationId: simulation.simulation_id, number: Math.min(number, last) };
    found.set(id, { page, isBehindEnd: number > last });
  }
  const behind = steps.filter(({ id }) => found.get(id)?.isBehindEnd);
  const leaving = behind.findIndex(({ action }) => readingOf(action).command?.kind === 'open');
  if (leaving >= 0) for (const { id } of behind.slice(leaving)) found.delete(id);
  return found;
}
