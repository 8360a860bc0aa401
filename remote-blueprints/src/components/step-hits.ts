import { useContext, useEffect, useMemo, useState } from 'react';
import type { StepHit } from 'shared/contract';
import { useQuery } from 'shared/query';
import { stepHitsQuery } from '../api/step-pages.ts';
import { hitsOfSteps } from '../model/hits-of-steps.ts';
import type { EditorStep } from '../model/step.ts';
import { EditedTestContext } from './edited-test.ts';
import { useLiveBrowser } from './live-browser.ts';
import { useCurrent } from './useCurrent.ts';

/** What the steps of the editor would hit on the pages that they last ran on, by their ids. Nothing of a step with unsaved text, or where there is a live page instead. */
export function useStepHits(steps: EditorStep[]): ReadonlyMap<string, StepHit> {
  const blueprintId = useContext(EditedTestContext);
  const isNeeded = useLiveBrowser() === null && blueprintId !== null;
  const { data } = useQuery({ ...stepHitsQuery(blueprintId ?? 0), enabled: isNeeded });
  const hits = useWhenReleased(isNeeded ? data?.hits : undefined);
  return useMemo(() => hitsOfSteps(steps, hits ?? []), [steps, hits]);
}

/** A value whose changes wait while a pointer is pressed: what makes cards higher does not move what is being clicked. */
function useWhenReleased<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const current = useCurrent(value);
  useEffect(() => {
    const hold = () => setHeld((before) => before ?? { value: current() });
    // The click comes after the release.
    const release = () => setTimeout(() => setHeld(null));
    window.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [current]);
  return held ? held.value : value;
}
