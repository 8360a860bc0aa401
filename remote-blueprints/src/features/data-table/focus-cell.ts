import { ROW_HEIGHT } from './row-height.ts';

/** Focuses a cell, by its indexes from 0, wherever the table is scrolled to. @param scroller the box that the table is scrolled in */
export function focusCell(scroller: HTMLElement, row: number, column: number): void {
  const cell = () => scroller.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  if (!cell()) {
    scroller.scrollTop = row * ROW_HEIGHT;
    // Renders the row now: the browser tells of a scroll only with the next frame.
    scroller.dispatchEvent(new Event('scroll'));
  }
  cell()?.focus();
}
