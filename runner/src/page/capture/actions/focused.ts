/** Whether keys change the text of an element. */
export function canBeTypedInto(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return (
      !element.readOnly &&
      !/^(?:checkbox|radio|file|button|submit|reset|image|range|color)$/u.test(element.type)
    );
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}

/**
 * The characters before the selection of a field, and before its end; the same for a cursor. null: unknown, as in fields for numbers, unless all
 * is selected.
 */
export function readSelection(element: Element): { start: number; end: number } | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart !== null && selectionEnd !== null) return { start: selectionStart, end: selectionEnd };
  const selected = document.getSelection()?.toString() ?? '';
  return selected !== '' && selected === value ? { start: 0, end: value.length } : null;
}
