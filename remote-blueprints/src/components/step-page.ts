import { createContext, useContext } from 'react';
import { useQuery } from 'shared/query';
import type { StepPage } from '../api/load-step-page.ts';
import { stepPageQuery } from '../api/step-pages.ts';
import type { StoredStep } from '../model/stored-step.ts';
import { useLiveBrowser } from './live-browser.ts';
import { SimulatedStepsContext } from './simulated-steps.ts';

/** How a step of the editor is stored; null: it is not. */
export const StoredStepContext = createContext<
  (stepId: string) => (StoredStep & { blueprintId: number }) | null
>(() => null);

interface KnownPage extends StepPage {
  /** It is no page of the step, but the one at which the latest simulation ended before it. */
  isNear: boolean;
}

/**
 * The page that a step last ran on, else the one where the latest simulation of the editor ended before it; undefined: not known (yet), not
 * needed, or there is a live page instead.
 */
export function useStepPage(stepId: string, isNeeded = true): KnownPage | undefined {
  const isPast = useLiveBrowser() === null && isNeeded;
  const stored = useContext(StoredStepContext)(stepId);
  const simulated = useContext(SimulatedStepsContext)?.get(stepId);
  const { data: ofSimulation } = useQuery(stepPageQuery(isPast ? simulated?.page : null));
  const { data: ofRuns } = useQuery(stepPageQuery(isPast ? stored : null));
  if (ofSimulation && !simulated?.isBehindEnd) return { ...ofSimulation, isNear: false };
  const page = ofRuns ?? ofSimulation;
  return page ? { ...page, isNear: !ofRuns } : undefined;
}
