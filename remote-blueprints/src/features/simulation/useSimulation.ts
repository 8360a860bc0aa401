import { useEffect, useMemo, useRef, useState } from 'react';
import { isWebAddress } from 'shared/constants';
import type { Attachment } from 'shared/contract';
import { cancelSimulation } from '../../api/simulations.ts';
import type { LoginModule } from '../../model/modules.ts';
import { currentExecutions, stepsInRange, type RunRange } from '../../model/run-range.ts';
import type { SummarizedRun } from '../../model/run-summary.ts';
import { mapSimulation, retainUnchanged, toSimulateBody, type Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';
import { runSimulation } from './run-simulation.ts';
import { showInvalid } from './simulation-notices.ts';

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

  const handleChange = (run: SummarizedRun) => {
    const ids = run.run.steps.map((step) => step.id);
    const next = run.simulation && mapSimulation(run.simulation, ids, run.loginSteps);
    setLatest(run);
    setExecutions((previous) => next && retainUnchanged(previous, next));
  };

  async function start(range: RunRange) {
    if (abort.current) return;
    // The steps may change while they run.
    const sent = stepsInRange(steps, range);
    if (sent.length === 0 || !isWebAddress(url.trim())) {
      showInvalid();
      return;
    }
    setId(null);
    setIsDismissed(false);
    choose(null);
    const controller = new AbortController();
    abort.current = controller;
    const run = { run: { kind: range.kind, steps: sent }, loginSteps: login?.stepCount ?? 0 };
    const body = toSimulateBody(sent, { url, login, file });
    await runSimulation(body, run, controller.signal, { onStart: setId, onChange: handleChange });
    abort.current = null;
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

export type SimulationState = ReturnType<typeof useSimulation>;
