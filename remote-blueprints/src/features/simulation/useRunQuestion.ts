import { useRef } from 'react';
import { focusStep } from '../../components/focus-step.ts';
import { useDialog } from '../../components/useDialog.ts';
import { unclearSteps } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';

/** Asks once per visit of the editor before steps are started of which some are unclear. */
export function useRunQuestion(steps: EditorStep[], start: () => Promise<void>) {
  const { isOpen, open, close } = useDialog();
  const wasAsked = useRef(false);
  const unclear = unclearSteps(steps);
  return {
    unclear: isOpen ? unclear : null,
    run() {
      if (wasAsked.current || unclear.length === 0) return void start();
      wasAsked.current = true;
      open();
    },
    runAnyway() {
      close();
      void start();
    },
    review() {
      close(() => unclear[0] && focusStep(unclear[0].id));
    },
  };
}
