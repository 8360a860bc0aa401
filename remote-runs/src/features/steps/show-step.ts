import { createFocusTargets } from 'shared/ui';

/** By the numbers of the steps. */
export const stepItems = createFocusTargets<number>();

/** The actions of open steps, by their order. */
export const actionItems = createFocusTargets<number>();

/** Scrolls to a step, or to an action of it by its order, no further than needed; with `isFocused` its button gets the focus. */
export function reveal(stepNumber: number, order: number | null, isFocused: boolean): void {
  const step = stepItems.find(stepNumber);
  const target = (order === null ? undefined : actionItems.find(order)) ?? step;
  target?.scrollIntoView({ block: 'nearest' });
  if (isFocused)
    (target?.querySelector('button') ?? step?.querySelector('button'))?.focus({ preventScroll: true });
}
