import { createContext } from 'react';

interface Choice {
  /** The number of the action whose screenshot is shown; null: the latest one. */
  chosen: number | null;
  choose: (order: number | null) => void;
}

export const STEP_PREVIEW_ID = 'step-preview';

/** Which screenshot the Step Preview shows: chosen there, or by an action in the card of a step. */
export const PreviewChoice = createContext<Choice>({ chosen: null, choose: () => undefined });
