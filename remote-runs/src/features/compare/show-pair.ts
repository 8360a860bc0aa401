/** The element that shows a pair of steps. */
export const pairElementId = (index: number): string => `pair-${index}`;

/** Frames in which rows that come into view may still take their real height. */
const FRAMES = 4;

export function showPair(index: number, block: ScrollLogicalPosition, frames = FRAMES): void {
  const pair = document.getElementById(pairElementId(index));
  pair?.scrollIntoView({ block });
  if (pair && frames > 1) requestAnimationFrame(() => showPair(index, block, frames - 1));
}

export function focusPair(index: number): void {
  document.getElementById(pairElementId(index))?.querySelector('button')?.focus({ preventScroll: true });
}
