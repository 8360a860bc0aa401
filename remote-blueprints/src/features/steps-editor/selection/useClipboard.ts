import type { RefObject } from 'react';
import { useDocumentEvent } from 'shared/ui';

interface Handlers {
  /** The text to copy from the focused card (its id), or of the selected steps; null: none. */
  copy: (focused: string | undefined) => string | null;
  /** Removes what was copied. */
  cut: (focused: string | undefined) => void;
  /** Whether the text has become steps. */
  paste: (text: string, focused: string | undefined) => boolean;
}

/**
 * Copy, cut and paste of whole steps, while the focus is in the editor but not in a field. They are events of the
 * document: without selected text, browsers do not send them to the focused element.
 */
export function useClipboard(root: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const focusedCard = () => document.activeElement?.closest('li[id]')?.id;

  const handleCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData || !isOfSteps(event, root.current)) return;
    const text = document.getSelection()?.isCollapsed === false ? null : handlers.copy(focusedCard());
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (event.type === 'cut') handlers.cut(focusedCard());
  };
  useDocumentEvent('copy', handleCopy);
  useDocumentEvent('cut', handleCopy);
  useDocumentEvent('paste', (event) => {
    if (!event.clipboardData || !isOfSteps(event, root.current)) return;
    if (handlers.paste(event.clipboardData.getData('text/plain'), focusedCard())) event.preventDefault();
  });
}

/** Nothing focused counts, too: a click next to the cards leaves the focus on the body. An event that came to a field is of its text. */
function isOfSteps({ target }: Event, root: HTMLElement | null): boolean {
  if (target instanceof Element && target.matches(FIELDS)) return false;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return (root?.contains(focused) ?? false) && !focused.matches(FIELDS);
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
