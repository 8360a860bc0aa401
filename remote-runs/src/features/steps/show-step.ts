/** The id of a step's element. */
export function stepElementId(stepNumber: number): string {
  return `step-${stepNumber}`;
}

/** Scrolls to a step, or to an action of it by its order, no further than needed; with `isFocused` its button gets the focus. */
export function reveal(stepNumber: number, order: number | null, isFocused: boolean): void {
  const step = document.getElementById(stepElementId(stepNumber));
  const target = step?.querySelector(`[data-order="${order}"]`) ?? step;
  target?.scrollIntoView({ block: 'nearest' });
  if (isFocused)
    (target?.querySelector('button') ?? step?.querySelector('button'))?.focus({ preventScroll: true });
}
