import type { KnownVariable } from 'shared/step-language';
import type { EditorStep } from '../../model/step.ts';

/** The step that is edited. */
export interface Editing {
  id: string;
  /** The initial text of the field, instead of the step's text. */
  draft: string | undefined;
}

/** The actions of a card. The functions are stable, so that one change renders one card. */
export interface StepActions {
  /** Adds an empty step behind `after`, or at the end, and edits it. */
  addStep: (after?: string) => void;
  addModule: () => void;
  /** Adds a step with this text at the end and edits it. */
  insertStep: (text: string) => void;
  startEditing: (id: string, draft?: string) => void;
  /** Empty text removes the step. `byEnter`: the focus moves on, to the card or a new step. */
  save: (step: EditorStep, text: string, options: { byEnter: boolean }) => void;
  /** Discards the edit. A step that never had text is removed. */
  cancel: (step: EditorStep) => void;
  /** Inserts the first pasted line into the text, and each further line as a new step. */
  pasteLines: (step: EditorStep, pasted: string, around: { before: string; after: string }) => void;
  /** Replaces the step by one step for each sentence. */
  accept: (step: EditorStep, sentences: string[]) => void;
  /** The names of elements in the other steps. */
  namesElsewhere: (id: string) => string[];
  /** What the steps before it remember under a name. */
  rememberedBefore: (id: string) => KnownVariable[];
  toggleType: (step: EditorStep) => void;
  toggleVision: (step: EditorStep) => void;
  chooseModule: (id: string, moduleId: number | null) => void;
  move: (id: string, by: number) => void;
  remove: (id: string) => void;
}
