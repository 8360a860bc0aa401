import { useEffect, type RefObject } from 'react';
import { logError } from 'shared/feedback';

/** Lets the cards of a list be dragged once the code for it has arrived, after the first paint. `onSort` stays the same. */
export function useDragSort(list: RefObject<HTMLElement | null>, onSort: (ids: string[]) => void): void {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { dragSort } = await import('./drag-sort.ts');
      if (!isGone && list.current) stop = dragSort(list.current, onSort);
    };
    // The menu and the keyboard move steps, too.
    start().catch((error: unknown) => logError(error, 'Dragging is not available'));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [list, onSort]);
}
