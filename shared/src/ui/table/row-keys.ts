import type { KeyboardEvent } from 'react';

interface Options {
  count: number;
  /** At the Space key on the link of a row. */
  onSelect?: (index: number, isRange: boolean) => void;
}

/** Frames in which virtualized rows may take to appear after scrolling. */
const MAX_FRAMES = 30;

/**
 * The key handler of a table with row links: arrow keys, Home and End move the focus from one to another, Space selects, Enter
 * follows the link as ever. Keys on other controls of a row are theirs.
 */
export function rowKeyHandler({ count, onSelect }: Options) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target as Element).matches('[data-row-link]')) return;
    const index = Number((target as Element).closest('tr')?.dataset['index']);
    if (key === ' ' && onSelect) {
      event.preventDefault();
      onSelect(index, shiftKey);
      return;
    }
    const next = nextIndex(key, index, count);
    if (next === null) return;
    event.preventDefault();
    focusRow(currentTarget, next, count);
  };
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A virtualized row is not in the DOM until the window has been scrolled to it. */
function focusRow(table: HTMLTableElement, index: number, count: number, framesLeft = MAX_FRAMES): void {
  const link = table.querySelector<HTMLElement>(`[data-index="${index}"] [data-row-link]`);
  if (link) {
    link.focus({ preventScroll: true });
    showRow(link);
    // Virtualized rows above it that have just appeared may turn out higher or lower than estimated.
    requestAnimationFrame(() => requestAnimationFrame(() => showRow(link)));
  } else if (framesLeft > 0) {
    const { top, height } = table.getBoundingClientRect();
    window.scrollTo({
      top: window.scrollY + top + (height * index) / Math.max(1, count - 1) - window.innerHeight / 2,
    });
    requestAnimationFrame(() => focusRow(table, index, count, framesLeft - 1));
  }
}

function showRow(link: HTMLElement): void {
  if (link === document.activeElement) link.closest('tr')?.scrollIntoView({ block: 'nearest' });
}
