import type { KeyboardEvent } from 'react';

interface Move {
  rows: number;
  columns: number;
}

/** Where a key leads from a cell; undefined: it belongs to the text of the cell. Tab moves by itself. */
export function moveOfKey(event: KeyboardEvent): Move | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  // An input method still composes the text.
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  if (key === 'Enter') return shiftKey ? undefined : { rows: 1, columns: 0 };
  if (shiftKey) return undefined;
  const { atStart, atEnd, isOneLine } = caretOf(event.target);
  if (key === 'ArrowUp' && isOneLine) return { rows: -1, columns: 0 };
  if (key === 'ArrowDown' && isOneLine) return { rows: 1, columns: 0 };
  if (key === 'ArrowLeft' && atStart) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && atEnd) return { rows: 0, columns: 1 };
  return undefined;
}

function caretOf(target: EventTarget) {
  const field = target as HTMLInputElement | HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd } = field;
  return {
    atStart: selectionStart === 0 && selectionEnd === 0,
    atEnd: selectionStart === value.length && selectionEnd === value.length,
    isOneLine: !value.includes('\n'),
  };
}
