import { createContext, useContext } from 'react';

/**
 * Where popovers are rendered: inside their dialog, so that they belong to its focus trap and accessibility tree; otherwise
 * at the end of the page.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);

export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainer) ?? undefined;
}
