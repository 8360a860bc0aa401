/** The element that shows a pair of steps. */
export const pairElementId = (index: number): string => `pair-${index}`;

export function showPair(index: number, block: ScrollLogicalPosition): void {
  document.getElementById(pairElementId(index))?.scrollIntoView({ block });
}

export function focusPair(index: number): void {
  document.getElementById(pairElementId(index))?.querySelector('button')?.focus({ preventScroll: true });
}
