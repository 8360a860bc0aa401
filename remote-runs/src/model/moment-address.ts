import { START, type Moment } from './moment.ts';
import { endOfStep } from './neighbours.ts';

/** Query values that lead to a moment: the step's number, and the action's (from 1); step 0 is before the first step. */
export function momentAddress({ step, actionNumber }: Moment): { step: number; action: number | null } {
  return { step: step?.step_number ?? 0, action: actionNumber || null };
}

/** The moment that an address leads to; of a step without an action its end. undefined: it names none that is there. */
export function readMoment(moments: Moment[], parameters: URLSearchParams): Moment | undefined {
  const step = parameters.get('step');
  const action = parameters.get('action');
  if (step === null) return undefined;
  if (step === '0') return moments.find(({ order }) => order === START);
  const ofStep = moments.filter((moment) => String(moment.step?.step_number) === step);
  return (
    ofStep.find(({ actionNumber }) => String(actionNumber) === action) ??
    (ofStep[0] && endOfStep(moments, ofStep[0].stepIndex))
  );
}
