import { createContext } from 'react';
import type { EditorStep } from '../model/step.ts';

/** Runs the steps of the editor up to one, as the item "Run to here" of its menu does. */
export interface RunToStep {
  run: (stepId: string) => void;
  steps: EditorStep[];
  isRunning: boolean;
}

/** null: nothing here runs steps. */
export const RunToStepContext = createContext<RunToStep | null>(null);
