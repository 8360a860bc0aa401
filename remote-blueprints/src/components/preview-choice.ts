import { atom } from 'shared/state';
import { createFocusTargets } from 'shared/ui';

/** The panel that shows the page, of a run or of a live browser. */
export const stepPreview = createFocusTargets<'panel'>();

/** Gives the panel the focus if the control that had it went with what stood there before: keys go on from the same place. */
export function takeLostFocus(): void {
  if (document.activeElement === document.body) stepPreview.find('panel')?.focus({ preventScroll: true });
}

/** The number of the action whose screenshot the Step Preview shows, chosen there or in the card of a step; null: the latest one. */
export const chosenActionAtom = atom<number | null>(null);
