import type { RefObject } from 'react';
import { useDocumentEvent } from '../events/useDocumentEvent.ts';

/** Where a `/` is typed, and where another layer has the keyboard. */
const BUSY =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Focuses the field at the `/` key, unless that is typed somewhere. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>, isEnabled: boolean): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(BUSY)) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  };
  useDocumentEvent('keydown', handleKeyDown, isEnabled);
}
