import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to the opener of a panel when the panel closes while it has the focus. */
export function useFocusReturn(opener: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, opener]);
}

/** No element has the focus, or the confirmation dialog that is about to close. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement.matches('body, [role="alertdialog"] *, [role="alertdialog"]')
  );
}
