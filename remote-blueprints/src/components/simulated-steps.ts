import { createContext } from 'react';
import type { SimulatedSteps } from '../model/simulated-steps.ts';

/** Where the latest simulation of the editor has the pages of the steps; undefined: there is none. */
export const SimulatedStepsContext = createContext<SimulatedSteps | undefined>(undefined);
