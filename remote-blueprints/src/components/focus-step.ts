import { createFocusTargets } from 'shared/ui';

/** The cards of the editor by the ids of their steps, the row of the login module by `LOGIN_STEP_ID`, and the Add button. */
export const stepTargets = createFocusTargets<string>();

/** Shows the card of a step in the middle of the window and focuses it. */
export function focusStep(id: string): void {
  const card = stepTargets.find(id);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}

/** Above and below it the headers and the summary cover the steps; a share of the window. */
const MARGIN = 0.2;

/** Brings the card of a step into view, unless it is. The focus stays where it is. */
export function scrollToStep(id: string): void {
  const card = stepTargets.find(id);
  if (!card) return;
  const { top, bottom } = card.getBoundingClientRect();
  const isInView = top >= innerHeight * MARGIN && bottom <= innerHeight * (1 - MARGIN);
  if (!isInView) card.scrollIntoView({ block: 'center' });
}
