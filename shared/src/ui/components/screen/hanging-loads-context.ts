import { createContext } from 'react';

/** Gives up the loads of the page that have brought nothing yet, and begins them again: one that hangs would be awaited forever. */
export const HangingLoadsContext = createContext<() => void>(() => undefined);
