import { useDocumentEvent } from 'shared/ui';

/** Elements in which a character is text or chooses an entry. */
const TEXT_FIELDS =
  'input:not([type="radio"], [type="range"]), textarea, select, [contenteditable], [role="menu"]';

/**
 * Listens for a character, in lower case, wherever the focus is on the screen, except where it is typed as text.
 * @param handle whether the key was meant for it
 */
export function useCharacterKey(handle: (character: string, isRepeated: boolean) => boolean): void {
  useDocumentEvent('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest(TEXT_FIELDS)) return;
    if (handle(key.toLowerCase(), repeat)) event.preventDefault();
  });
}
