import { createContext, useContext } from 'react';

/**
 * Where floating parts are put: inside the dialog they belong to, so that they scroll, take the focus and are read out
 * with it; else at the end of the page.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);

export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainer) ?? undefined;
}
