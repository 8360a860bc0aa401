import { useContext, useEffect, useMemo, useState } from 'react';
import type { StepHit } from 'shared/contract';
import { useQuery } from 'shared/query';
import { stepHitsQuery, stepPageQuery } from '../api/step-pages.ts';
import { hitsOfSteps } from '../model/hits-of-steps.ts';
import type { EditorStep } from '../model/step.ts';
import { useEditor } from '../state/editor.ts';
import { useLiveBrowser } from '../state/live-browser.ts';
import { SimulatedStepsContext } from './simulated-steps.ts';
import { useCurrent } from './useCurrent.ts';

export interface ShownHit extends Pick<StepHit, 'result' | 'text' | 'taken_at'> {
  /** On the page where the latest simulation ended before the step. */
  isNear?: boolean;
  /** On what the test begins on. */
  isStart?: boolean;
}

/** What the steps of the editor would hit on the pages that they last ran on, by their ids; of one that has not run, on the page where the latest simulation ended before it. Nothing of a step with unsaved text, or where there is a live page instead. */
export function useStepHits(steps: EditorStep[]): ReadonlyMap<string, ShownHit> {
  const { blueprintId } = useEditor();
  const hasLive = useLiveBrowser() !== null;
  const isNeeded = !hasLive && blueprintId !== null;
  const { data } = useQuery({ ...stepHitsQuery(blueprintId ?? 0), enabled: isNeeded });
  const hits = useWhenReleased(isNeeded ? data?.hits : undefined);
  const near = useNearHits(steps, !hasLive);
  return useMemo(
    () => new Map<string, ShownHit>([...near, ...hitsOfSteps(steps, hits ?? [])]),
    [steps, near, hits],
  );
}

/** Of the steps behind the one at which the latest simulation ended. */
function useNearHits(steps: EditorStep[], isNeeded: boolean): Iterable<[string, ShownHit]> {
  const simulated = useContext(SimulatedStepsContext);
  const near = [...(simulated?.values() ?? [])].find(({ isBehindEnd }) => isBehindEnd);
  const { data } = useQuery(stepPageQuery(isNeeded ? near?.page : null));
  const page = useWhenReleased(data);
  return useMemo(() => (simulated && page?.hitsBehind(steps, simulated)) ?? [], [page, steps, simulated]);
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
