import { useEffect, useRef } from 'react';
import { editButtons } from './edit-buttons.ts';

/** Returns the focus to the button that opened a suite's panel when the panel closes while it has the focus. */
export function useFocusReturn(suiteId: number, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) editButtons.find(suiteId)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, suiteId]);
}

/** No element has the focus, or the confirmation dialog that is about to close. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement.matches('body, [role="alertdialog"] *, [role="alertdialog"]')
  );
}
