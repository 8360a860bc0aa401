import { useRef, useState } from 'react';
import { focusStep } from '../../components/focus-step.ts';
import { useDialog } from '../../components/useDialog.ts';
import { stepsInRange, type RunRange } from '../../model/run-range.ts';
import { unclearSteps, type UnclearStep } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';

/** Asks once per visit of the editor before steps are started of which some are unclear. */
export function useRunQuestion(steps: EditorStep[], start: (range: RunRange) => Promise<void>) {
  const { isOpen, open, close } = useDialog();
  const wasAsked = useRef(false);
  const [asked, setAsked] = useState<{ range: RunRange; unclear: UnclearStep[] } | null>(null);
  return {
    unclear: isOpen && asked ? asked.unclear : null,
    run(range: RunRange) {
      const inRange = new Set(stepsInRange(steps, range).map(({ id }) => id));
      const unclear = unclearSteps(steps).filter(({ id }) => inRange.has(id));
      if (wasAsked.current || unclear.length === 0) return void start(range);
      wasAsked.current = true;
      setAsked({ range, unclear });
      open();
    },
    runAnyway() {
      close();
      if (asked) void start(asked.range);
    },
    review() {
      close(() => asked?.unclear[0] && focusStep(asked.unclear[0].id));
    },
  };
}
