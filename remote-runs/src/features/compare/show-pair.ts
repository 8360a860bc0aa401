import { createFocusTargets } from 'shared/ui';

/** The pairs of steps, by their index. */
export const pairItems = createFocusTargets<number>();

/** Frames in which rows that enter the view may still take their real height. */
const FRAMES = 4;

export function showPair(index: number, block: ScrollLogicalPosition): void {
  scrollTo(pairItems.find(index), block);
}

function scrollTo(pair: HTMLElement | undefined, block: ScrollLogicalPosition, frames = FRAMES): void {
  pair?.scrollIntoView({ block });
  if (pair && frames > 1) requestAnimationFrame(() => scrollTo(pair, block, frames - 1));
}

export function focusPair(index: number): void {
  pairItems.find(index)?.querySelector('button')?.focus({ preventScroll: true });
}
