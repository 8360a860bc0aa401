import { TOAST_DURATION_EDITOR } from 'shared/constants';
import { toast } from 'shared/feedback';
import { unclearSteps } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';

/** Says how many steps were made of material. @param contradicted how many of them failed, since the page says otherwise */
export function showGenerated(steps: EditorStep[], contradicted = 0): void {
  const unclear = unclearSteps(steps).length;
  const count = steps.length;
  toast({
    type: 'success',
    title: 'Steps Generated!',
    message: `Generated ${count} ${count === 1 ? 'step' : 'steps'} successfully.`,
    ...(unclear > 0 && { detail: `${count - unclear} understood, ${unclear} unclear.` }),
    ...(contradicted > 0 && { detail: `The page contradicts ${contradicted} of them.` }),
    duration: TOAST_DURATION_EDITOR,
  });
}
