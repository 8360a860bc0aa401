import { createContext } from 'react';

/** Runs the steps of the editor up to one, as the item "Run to here" of its menu does. */
export interface RunToStep {
  run: (stepId: string) => void;
  isRunning: boolean;
}

/** null: nothing here runs steps. */
export const RunToStepContext = createContext<RunToStep | null>(null);
