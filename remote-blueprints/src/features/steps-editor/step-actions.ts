import type { EditorStep } from '../../model/step.ts';

/** Everything a card can ask for. The same functions from render to render, so that one change renders one card. */
export interface StepActions {
  /** Adds an empty step and edits it; at the end unless it is to follow another. */
  addStep: (after?: string) => void;
  addModule: () => void;
  startEditing: (id: string) => void;
  /** Empty text removes the step. `byEnter`: the person goes on with the keyboard. */
  save: (step: EditorStep, text: string, options: { byEnter: boolean }) => void;
  /** A step that never had text is removed. */
  cancel: (step: EditorStep) => void;
  /** Puts one step for each line in the place of an empty new one. */
  replaceByLines: (step: EditorStep, text: string) => void;
  toggleType: (step: EditorStep) => void;
  toggleVision: (step: EditorStep) => void;
  chooseModule: (id: string, moduleId: number | null) => void;
  move: (id: string, by: number) => void;
  remove: (id: string) => void;
}
