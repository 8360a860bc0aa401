import { useContext } from 'react';
import { useQuery } from 'shared/query';
import type { StepPage } from '../api/load-step-page.ts';
import { stepPageQuery } from '../api/step-pages.ts';
import { storedStepOf } from '../model/stored-step.ts';
import { savedAtom, startingPageAtom, stepsAtom, useEditor, useEditorValue } from '../state/editor.ts';
import { useLiveBrowser } from '../state/live-browser.ts';
import { SimulatedStepsContext } from './simulated-steps.ts';

interface KnownPage extends StepPage {
  /** It is no page of the step, but the one at which the latest simulation ended before it, or what the test begins on. */
  isNear: boolean;
  /** It is what the test begins on. */
  isStart?: boolean;
}

/**
 * The page that a step last ran on, else the one where the latest simulation of the editor ended before it, else what the test begins on; undefined: not known (yet), not
 * needed, or there is a live page instead.
 */
export function useStepPage(stepId: string, isNeeded = true): KnownPage | undefined {
  const isPast = useLiveBrowser() === null && isNeeded;
  const { blueprintId } = useEditor();
  const place = storedStepOf(stepId, {
    steps: useEditorValue(stepsAtom),
    saved: useEditorValue(savedAtom).steps,
  });
  const start = useEditorValue(startingPageAtom);
  const simulated = useContext(SimulatedStepsContext)?.get(stepId);
  const { data: ofSimulation } = useQuery(stepPageQuery(isPast ? simulated?.page : null));
  const { data: ofRuns } = useQuery(
    stepPageQuery(isPast && blueprintId !== null && place ? { blueprintId, ...place } : null),
  );
  const isUnknown = isPast && !simulated && (!place || ofRuns === null);
  const { data: ofStart } = useQuery(stepPageQuery(isUnknown ? start : null));
  if (ofSimulation && !simulated?.isBehindEnd) return { ...ofSimulation, isNear: false };
  const page = ofRuns ?? ofSimulation ?? ofStart;
  return page ? { ...page, isNear: !ofRuns, isStart: page === ofStart } : undefined;
}
