import type { ClipboardEvent } from 'react';

/**
 * For a field of one line, which drops the line breaks of what is pasted and so joins what they separate: here they become commas. @param onChange
 * gets the field's new text where the browser does not make it
 */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>, onChange: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text').trim();
  if (!/[\r\n]/u.test(pasted)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  onChange(before + pasted.replaceAll(/\s*[\r\n]\s*/gu, ', ') + after);
}
