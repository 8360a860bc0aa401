import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to what opened a panel when the panel closes and takes the focus away with it. */
export function useFocusReturn(opener: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}

/** Nothing has it, or the question whether to discard the changes still does. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement.matches('body, [role="alertdialog"] *, [role="alertdialog"]')
  );
}
