import { useEffect, type RefObject } from 'react';
import { useCurrent } from '../../../components/useCurrent.ts';

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
  const currentHandlers = useCurrent(handlers);
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      const focused = document.activeElement;
      if (!event.clipboardData || !isOfSteps(focused, root.current)) return;
      const card = focused?.closest('li[id]')?.id;
      if (event.type === 'paste') {
        if (currentHandlers().paste(event.clipboardData.getData('text/plain'), card)) event.preventDefault();
        return;
      }
      const text = document.getSelection()?.isCollapsed === false ? null : currentHandlers().copy(card);
      if (text === null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
      if (event.type === 'cut') currentHandlers().cut(card);
    };
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, handle);
    return () => {
      for (const type of types) document.removeEventListener(type, handle);
    };
  }, [root, currentHandlers]);
}

/** Nothing focused counts, too: a click next to the cards leaves the focus on the body. */
function isOfSteps(focused: Element | null, root: HTMLElement | null): boolean {
  if (!focused || focused === document.body) return true;
  return (root?.contains(focused) ?? false) && !focused.matches(FIELDS);
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
