import { stepElementId } from './StepItem.tsx';

/** Brings a step into view and gives its toggle the focus. */
export function showStep(stepNumber: number): void {
  const step = document.getElementById(stepElementId(stepNumber));
  step?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  step?.querySelector('button')?.focus({ preventScroll: true });
}
