import { createContext } from 'react';
import { createFocusTargets } from 'shared/ui';

interface Choice {
  /** The number of the action whose screenshot is shown; null: the latest one. */
  chosen: number | null;
  choose: (order: number | null) => void;
}

/** The panel that shows the page, of a run or of a live browser. */
export const stepPreview = createFocusTargets<'panel'>();

/** Gives the panel the focus if the control that had it went with what stood there before: keys go on from the same place. */
export function takeLostFocus(): void {
  if (document.activeElement === document.body) stepPreview.find('panel')?.focus({ preventScroll: true });
}

/** Which screenshot the Step Preview shows: chosen there, or by an action in the card of a step. */
export const PreviewChoice = createContext<Choice>({ chosen: null, choose: () => undefined });
