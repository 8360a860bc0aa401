import { useDocumentEvent } from 'shared/ui';

/** Ctrl+Z (⌘Z) undoes, with Shift or as Ctrl+Y it redoes. In a field these keys edit its text; in a dialog they do nothing. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !==
    null;
