import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';
import { withName } from 'shared/step-language';
import { focusStep } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';

/**
 * Focuses the step whose number is in the address (`?step=3`), once; with `&edit=true` its text is edited, with another name in it where
 * the address says so (`&missing=Buy&use=Pay`).
 */
export function useStepOfAddress(
  steps: EditorStep[],
  startEditing: (id: string, draft?: string) => void,
): void {
  const [parameters] = useSearchParams();
  const wanted = useRef(Number(parameters.get('step')));
  const isEdit = parameters.get('edit') === 'true';
  const missing = parameters.get('missing');
  const name = parameters.get('use');
  useEffect(() => {
    const step = steps[wanted.current - 1];
    if (!step) return;
    wanted.current = 0;
    focusStep(step.id);
    if (!isEdit || step.type === 'module') return;
    const fixed = missing && name ? withName(step.action, missing, name) : null;
    startEditing(step.id, fixed ?? undefined);
  }, [steps, isEdit, missing, name, startEditing]);
}
