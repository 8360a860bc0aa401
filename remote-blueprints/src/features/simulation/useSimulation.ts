import { useEffect, useMemo, useRef, useState } from 'react';
import { isWebAddress } from 'shared/constants';
import type { Attachment, Simulation } from 'shared/contract';
import { cancelSimulation, startSimulation } from '../../api/simulations.ts';
import type { LoginModule } from '../../model/modules.ts';
import {
  retainCurrent,
  retainUnchanged,
  mapSimulation,
  toSimulateBody,
  type Executions,
} from '../../model/simulation.ts';
import { removeEmpty, type EditorStep } from '../../model/step.ts';
import { noticeFailure } from '../../notices.ts';
import { followSimulation } from './follow-simulation.ts';
import { showEnd, showInvalid, showStarted } from './simulation-notices.ts';

interface Work {
  steps: EditorStep[];
  url: string;
  login: LoginModule | undefined;
  file: Attachment | null;
}

/** Runs the current steps of the editor without saving them, and follows the run. */
export function useSimulation({ steps, url, login, file }: Work) {
  const [id, setId] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [simulation, setSimulation] = useState<Simulation | null>(null);
  const [executions, setExecutions] = useState<Executions | null>(null);
  const [ran, setRan] = useState<EditorStep[]>([]);
  const current = useMemo(
    () => executions && retainCurrent(executions, ran, steps),
    [executions, ran, steps],
  );
  const abort = useRef<AbortController>(null);

  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (id === null || !isRunning) return;
    // A tab that is closed unmounts nothing.
    const cancel = () => void cancelSimulation(id).catch(() => undefined);
    window.addEventListener('pagehide', cancel);
    return () => window.removeEventListener('pagehide', cancel);
  }, [id, isRunning]);

  async function start() {
    const run = removeEmpty(steps);
    if (run.length === 0 || !isWebAddress(url.trim())) {
      showInvalid();
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    // The steps may change while they run.
    const ids = run.map((step) => step.id);
    const show = (status: Simulation | null) => {
      const next = status && mapSimulation(status, ids, login?.stepCount ?? 0);
      setSimulation(status);
      setExecutions((previous) => next && retainUnchanged(previous, next));
    };
    show(null);
    setRan(run);
    setId(null);
    setIsRunning(true);
    let newId: string | undefined;
    try {
      newId = await startSimulation(toSimulateBody(run, { url, login, file }));
      setId(newId);
      controller.signal.throwIfAborted();
      showStarted(newId, file?.file_name);
      showEnd(await followSimulation(newId, controller.signal, show));
    } catch (error) {
      // The server would continue without a viewer, and the steps would pulse for ever.
      show(null);
      if (newId !== undefined) void cancelSimulation(newId).catch(() => undefined);
      if (!controller.signal.aborted) noticeFailure(error, 'Failed to run steps.', 'Simulation Failed');
    } finally {
      abort.current = null;
      setIsRunning(false);
    }
  }

  return { start, stop: () => abort.current?.abort(), isRunning, id, simulation, executions: current };
}

export type SimulationState = ReturnType<typeof useSimulation>;
