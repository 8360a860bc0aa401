import { useMemo } from 'react';
import { withContradictions } from '../../model/contradictions.ts';
import type { LoginModule } from '../../model/modules.ts';
import { stepsAtom, useEditorValue } from '../../state/editor.ts';
import { storyAtom } from '../../state/story.ts';
import { usePastFailure } from './usePastFailure.ts';
import { useRunSteps } from './useRunSteps.ts';
import { useSimulation } from './useSimulation.ts';

interface Options {
  login: LoginModule | undefined;
  /** The file that the steps may need is on its way. */
  isUploading: boolean;
}

/** Everything to run the steps of the editor: what runs, how to start it, and what came of it. */
export function useStepRuns({ login, isUploading }: Options) {
  const steps = useEditorValue(stepsAtom);
  const simulation = useSimulation(login);
  const runSteps = useRunSteps({ simulation, steps, isUploading });
  const past = usePastFailure(steps);
  const story = useEditorValue(storyAtom);
  const executions = simulation.latest ? simulation.executions : (past?.executions ?? null);
  return {
    steps,
    simulation,
    runSteps,
    past,
    executions: useMemo(() => withContradictions(executions, story, steps), [executions, story, steps]),
  };
}

export type StepRuns = ReturnType<typeof useStepRuns>;
