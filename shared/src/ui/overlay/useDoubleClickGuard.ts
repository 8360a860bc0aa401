import { useEffect } from 'react';

/** The longest time between the clicks of a double click that systems allow by default. */
const DOUBLE_CLICK_MS = 500;

/**
 * A double click on a button that closes an overlay ends with a click on what was below it. That one is dropped, so that it opens or deletes
 * nothing there.
 */
export function useDoubleClickGuard(isOpen: boolean): void {
  useEffect(() => (isOpen ? dropRestOfDoubleClick : undefined), [isOpen]);
}

function dropRestOfDoubleClick(): void {
  const types = ['click', 'dblclick'] as const;
  const stop = () => {
    for (const type of types) window.removeEventListener(type, drop, true);
  };
  function drop(event: MouseEvent): void {
    // The number of clicks in quick succession at the same place, whatever they hit.
    if (event.detail < 2) return stop();
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const type of types) window.addEventListener(type, drop, true);
  setTimeout(stop, DOUBLE_CLICK_MS);
}
