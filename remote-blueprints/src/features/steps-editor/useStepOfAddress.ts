import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';
import { focusStep } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';

/** Focuses the step whose number is in the address (`?step=3`), once; with `&edit=true` its text is edited. */
export function useStepOfAddress(steps: EditorStep[], startEditing: (id: string) => void): void {
  const [parameters] = useSearchParams();
  const wanted = useRef(Number(parameters.get('step')));
  const isEdit = parameters.get('edit') === 'true';
  useEffect(() => {
    const step = steps[wanted.current - 1];
    if (!step) return;
    wanted.current = 0;
    focusStep(step.id);
    if (isEdit && step.type !== 'module') startEditing(step.id);
  }, [steps, isEdit, startEditing]);
}
