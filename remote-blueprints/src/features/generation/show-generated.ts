import { TOAST_DURATION_EDITOR } from 'shared/constants';
import { toast } from 'shared/feedback';
import { unclearSteps } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';

/** Says how many steps were made of material. */
export function showGenerated(steps: EditorStep[]): void {
  const unclear = unclearSteps(steps).length;
  const count = steps.length;
  toast({
    type: 'success',
    title: 'Steps Generated!',
    message: `Generated ${count} ${count === 1 ? 'step' : 'steps'} successfully.`,
    ...(unclear > 0 && { detail: `${count - unclear} understood, ${unclear} unclear.` }),
    duration: TOAST_DURATION_EDITOR,
  });
}
