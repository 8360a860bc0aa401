import { useEffect, useMemo, useRef, useState } from 'react';
import { isWebAddress } from 'shared/constants';
import type { Attachment, Simulation } from 'shared/contract';
import { errorText } from 'shared/http';
import { cancelSimulation, startSimulation } from '../../api/simulations.ts';
import type { LoginModule } from '../../model/modules.ts';
import { currentExecutions, stepsInRange, type RunRange } from '../../model/run-range.ts';
import type { SummarizedRun } from '../../model/run-summary.ts';
import { mapSimulation, retainUnchanged, toSimulateBody, type Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { noticeFailure } from '../../notices.ts';
import { followSimulation } from './follow-simulation.ts';
import { showEnd, showInvalid, showStarted } from './simulation-notices.ts';

interface Work {
  steps: EditorStep[];
  url: string;
  /** The module that signs in before the steps. */
  login?: LoginModule | undefined;
  file?: Attachment | null;
}

/** Runs the current steps of the editor, of a test or a module, without saving them, and follows the run. */
export function useSimulation({ steps, url, login, file = null }: Work) {
  const [id, setId] = useState<string | null>(null);
  const [latest, setLatest] = useState<SummarizedRun | null>(null);
  const [executions, setExecutions] = useState<Executions | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  /** The action whose screenshot the user has chosen; null: the latest. */
  const [chosen, choose] = useState<number | null>(null);
  const current = useMemo(
    () => executions && latest && currentExecutions(executions, latest.run, steps),
    [executions, latest, steps],
  );
  const isRunning = latest?.phase === 'running';
  const abort = useRef<AbortController>(null);

  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (id === null || !isRunning) return;
    // A tab that is closed unmounts nothing.
    const cancel = () => void cancelSimulation(id).catch(() => undefined);
    window.addEventListener('pagehide', cancel);
    return () => window.removeEventListener('pagehide', cancel);
  }, [id, isRunning]);

  async function start(range: RunRange) {
    if (abort.current) return;
    const sent = stepsInRange(steps, range);
    if (sent.length === 0 || !isWebAddress(url.trim())) {
      showInvalid();
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    // The steps may change while they run.
    const ids = sent.map((step) => step.id);
    let shown: SummarizedRun = {
      run: { kind: range.kind, steps: sent },
      loginSteps: login?.stepCount ?? 0,
      phase: 'running',
      simulation: null,
      problem: null,
    };
    const show = (change: Partial<SummarizedRun>) => {
      shown = { ...shown, ...change };
      const { simulation, loginSteps } = shown;
      const next = simulation && mapSimulation(simulation, ids, loginSteps);
      setLatest(shown);
      setExecutions((previous) => next && retainUnchanged(previous, next));
    };
    show({});
    setId(null);
    setIsDismissed(false);
    choose(null);
    let newId: string | undefined;
    try {
      newId = await startSimulation(toSimulateBody(sent, { url, login, file }));
      setId(newId);
      controller.signal.throwIfAborted();
      showStarted(newId, file?.file_name);
      const end = await followSimulation(newId, controller.signal, (simulation) => show({ simulation }));
      // One that is no longer available has no steps.
      const isGone = end.status === 'not_found';
      show({ simulation: (isGone && withStatus(shown.simulation, 'not_found')) || end, phase: 'ended' });
      showEnd(end);
    } catch (error) {
      // The server would continue without a viewer, and the steps would pulse for ever.
      if (newId !== undefined) void cancelSimulation(newId).catch(() => undefined);
      const isStopped = controller.signal.aborted;
      show({
        simulation: withStatus(shown.simulation, 'cancelled'),
        phase: 'stopped',
        problem: isStopped ? null : errorText(error, 'Failed to run steps.'),
      });
      if (!isStopped) noticeFailure(error, 'Failed to run steps.', 'Simulation Failed');
    } finally {
      abort.current = null;
    }
  }

  return {
    start,
    stop: () => abort.current?.abort(),
    isRunning,
    id,
    latest,
    isDismissed,
    dismiss: () => setIsDismissed(true),
    executions: current,
    /** Which screenshot the preview shows. */
    choice: useMemo(() => ({ chosen, choose }), [chosen]),
  };
}

/** The last known state of a simulation of which no more is known, so that nothing of it is shown as running. */
function withStatus(known: Simulation | null, status: Simulation['status']): Simulation | null {
  return known && { ...known, status };
}

export type SimulationState = ReturnType<typeof useSimulation>;
