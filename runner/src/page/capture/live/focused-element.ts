import { idOf } from '../resolve/registry.ts';
import { isEditableRoot } from '../resolve/roles.ts';

/** The element of the document that receives keys; null: none but the page itself. */
export function findFocused(): { id: string; isFrame: boolean } | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused || (focused.matches('html, body') && !isEditableRoot(focused))) return null;
  return { id: idOf(focused), isFrame: focused.matches('iframe, frame') };
}
