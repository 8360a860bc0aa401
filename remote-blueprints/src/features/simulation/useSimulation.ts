import { useEffect, useMemo, useRef, useState } from 'react';
import type { Attachment, Simulation } from 'shared/contract';
import { cancelSimulation, startSimulation } from '../../api/simulations.ts';
import { isWebAddress } from '../../model/draft.ts';
import type { LoginModule } from '../../model/modules.ts';
import { mapSimulation, toSimulateBody } from '../../model/simulation.ts';
import { removeEmpty, type EditorStep } from '../../model/step.ts';
import { noticeFailure } from '../../notices.ts';
import { followSimulation } from './follow-simulation.ts';
import { sayEnd, sayInvalid, sayStarted } from './simulation-notices.ts';

interface Work {
  steps: EditorStep[];
  url: string;
  login: LoginModule | undefined;
  file: Attachment | null;
}

/** Which steps a simulation was started with; they may change while it runs. */
interface Started {
  ids: string[];
  loginSteps: number;
}

/** Runs the steps as they stand in the editor, without saving them, and follows what happens. */
export function useSimulation({ steps, url, login, file }: Work) {
  const [started, setStarted] = useState<Started>({ ids: [], loginSteps: 0 });
  const [id, setId] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [simulation, setSimulation] = useState<Simulation | null>(null);
  const abort = useRef<AbortController>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function start() {
    const run = removeEmpty(steps);
    if (run.length === 0 || !isWebAddress(url.trim())) {
      sayInvalid();
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    setStarted({ ids: run.map((step) => step.id), loginSteps: login?.stepCount ?? 0 });
    setSimulation(null);
    setId(null);
    setIsRunning(true);
    let newId: string | undefined;
    try {
      newId = await startSimulation(toSimulateBody(run, { url, login, file }));
      setId(newId);
      controller.signal.throwIfAborted();
      sayStarted(newId, file?.file_name);
      sayEnd(await followSimulation(newId, controller.signal, setSimulation));
    } catch (error) {
      // Nobody looks at it any more: it would go on for nothing, and its steps would pulse for ever.
      setSimulation(null);
      if (newId !== undefined) void cancelSimulation(newId).catch(() => undefined);
      if (!controller.signal.aborted) noticeFailure(error, 'Failed to run steps.', 'Simulation Failed');
    } finally {
      abort.current = null;
      setIsRunning(false);
    }
  }

  const executions = useMemo(
    () => simulation && mapSimulation(simulation, started.ids, started.loginSteps),
    [simulation, started],
  );
  return { start, stop: () => abort.current?.abort(), isRunning, id, simulation, executions };
}

export type SimulationState = ReturnType<typeof useSimulation>;
