import { idOf } from '../resolve/registry.ts';

/** The id of an element. */
export function readId(element: Element): string {
  return idOf(element);
}

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

/** Moves the cursor behind the selection. @returns the characters before it; null: unknown */
export function collapseSelection(element: Element): number | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const end = element.selectionEnd;
    if (end !== null) element.setSelectionRange(end, end);
    return end;
  }
  document.getSelection()?.collapseToEnd();
  return null;
}
