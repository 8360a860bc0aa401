import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';
import { focusStep } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';

/** Focuses the step whose number is in the address (`?step=3`), once. */
export function useStepOfAddress(steps: EditorStep[]): void {
  const [parameters] = useSearchParams();
  const wanted = useRef(Number(parameters.get('step')));
  useEffect(() => {
    const step = steps[wanted.current - 1];
    if (!step) return;
    wanted.current = 0;
    focusStep(step.id);
  }, [steps]);
}
