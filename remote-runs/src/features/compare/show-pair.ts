/** The element that shows a pair of steps. */
export const pairElementId = (index: number): string => `pair-${index}`;

/** Frames in which rows that enter the view may still take their real height. */
const FRAMES = 4;

export function showPair(index: number, block: ScrollLogicalPosition): void {
  scrollTo(document.getElementById(pairElementId(index)), block);
}

export function showFirstDifference(pair: HTMLElement | null): void {
  scrollTo(pair, 'center');
}

function scrollTo(pair: HTMLElement | null, block: ScrollLogicalPosition, frames = FRAMES): void {
  pair?.scrollIntoView({ block });
  if (pair && frames > 1) requestAnimationFrame(() => scrollTo(pair, block, frames - 1));
}

export function focusPair(index: number): void {
  document.getElementById(pairElementId(index))?.querySelector('button')?.focus({ preventScroll: true });
}
