import type { Attachment } from 'shared/contract';
import type { LiveBrowser } from '../../components/live-browser.ts';
import { usePastFailure } from './usePastFailure.ts';
import { useRunSteps } from './useRunSteps.ts';
import { useSimulation } from './useSimulation.ts';
import type { Work } from './work.ts';

interface Options extends Pick<Work, 'steps' | 'url' | 'blueprintId'> {
  login?: Work['login'];
  file?: Attachment | null;
  /** The file that the steps may need is on its way. */
  isUploading?: boolean;
  /** The id of the module that is edited; null: a test, or a new module. */
  moduleId?: number | null;
  live: LiveBrowser | null;
}

/** Everything to run the steps of an editor, of a test or a module: what runs, how to start it, and what came of it. */
export function useStepRuns({ steps, url, login, file, isUploading, blueprintId, moduleId, live }: Options) {
  const simulation = useSimulation({ steps, url, login, file, blueprintId, live });
  const runSteps = useRunSteps({ simulation, steps, url, isUploading });
  const past = usePastFailure(steps, moduleId);
  return {
    steps,
    simulation,
    runSteps,
    past,
    executions: simulation.latest ? simulation.executions : (past?.executions ?? null),
  };
}

export type StepRuns = ReturnType<typeof useStepRuns>;
