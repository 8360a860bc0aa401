import { createFocusTargets } from 'shared/ui';

/** The cards of the editor by the ids of their steps, the row of the login module by `LOGIN_STEP_ID`, and the Add button. */
export const stepTargets = createFocusTargets<string>();

/** Shows the card of a step in the middle of the window and focuses it. */
export function focusStep(id: string): void {
  const card = stepTargets.find(id);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}
