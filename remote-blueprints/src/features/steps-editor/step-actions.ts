import type { EditorStep } from '../../model/step.ts';

/** Which step is edited. */
export interface Editing {
  id: string;
  /** What the field begins with in place of the step's text. */
  draft: string | undefined;
}

/** Everything a card can ask for. The same functions from render to render, so that one change renders one card. */
export interface StepActions {
  /** Adds an empty step and edits it; at the end unless it is to follow another. */
  addStep: (after?: string) => void;
  addModule: () => void;
  /** Adds a step with a text at the end and edits it. */
  insertStep: (text: string) => void;
  startEditing: (id: string, draft?: string) => void;
  /** Empty text removes the step. `byEnter`: the person goes on with the keyboard. */
  save: (step: EditorStep, text: string, options: { byEnter: boolean }) => void;
  /** A step that never had text is removed. */
  cancel: (step: EditorStep) => void;
  /** Puts the first of the pasted lines into the text, and the others into new steps behind it. */
  pasteLines: (step: EditorStep, pasted: string, around: { before: string; after: string }) => void;
  /** Puts these sentences in the place of the step, one a step. */
  accept: (step: EditorStep, sentences: string[]) => void;
  /** What elements are called in the other steps. */
  namesElsewhere: (id: string) => string[];
  toggleType: (step: EditorStep) => void;
  toggleVision: (step: EditorStep) => void;
  chooseModule: (id: string, moduleId: number | null) => void;
  move: (id: string, by: number) => void;
  remove: (id: string) => void;
}
