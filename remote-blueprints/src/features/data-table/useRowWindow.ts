import { useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Pixels; every row has the same height. */
export const ROW_HEIGHT = 37;
/** Up to this number every row is in the DOM. */
const FEW = 60;
const OVERSCAN = 10;
/** Until it is known, and where nothing has a size, as in tests. */
const DEFAULT_HEIGHT = 640;

/** The rows of a scrolling table that are in the DOM: `first` to before `last`, with space for the others. */
export function useRowWindow(count: number) {
  const [{ top, height }, setPlace] = useState({ top: 0, height: DEFAULT_HEIGHT });
  const isShort = count <= FEW;
  const first = isShort ? 0 : Math.min(count, Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN));
  const last = isShort ? count : Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + OVERSCAN);
  const show = (scroller: HTMLElement, position: number) =>
    setPlace({ top: position, height: scroller.clientHeight || DEFAULT_HEIGHT });

  return {
    first,
    last,
    spaceBefore: first * ROW_HEIGHT,
    spaceAfter: (count - last) * ROW_HEIGHT,
    handleScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (!isShort) show(currentTarget, currentTarget.scrollTop);
    },
    /** Puts a row into the DOM, so that it can take the focus. */
    reveal(scroller: HTMLElement, row: number): void {
      if (row >= first && row < last) return;
      scroller.scrollTo?.({ top: row * ROW_HEIGHT });
      flushSync(() => show(scroller, row * ROW_HEIGHT));
    },
  };
}
