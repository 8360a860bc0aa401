import type { MenuItem } from 'shared/overlay';
import type { KnownVariable } from 'shared/step-language';
import type { EditorStep } from '../../model/step.ts';

/** The step that is edited. */
export interface Editing {
  id: string;
  /** The initial text of the field, instead of the step's text. */
  draft: string | undefined;
}

/** Where the focus goes when a text is saved; `elsewhere`: it has left the field already. */
type AfterSave = 'to-new-step' | 'to-card' | 'elsewhere';

/** Items of a card's menu that the page adds. Called when the menu opens; must stay the same function. */
export type MoreMenuItems = (step: EditorStep, number: number) => readonly MenuItem[];

/** Which steps are selected. Selecting is what the checkboxes, Space, Shift with a click or an arrow key do. */
export interface SelectActions {
  toggle: (id: string) => void;
  /** Selects everything from the step that was selected first (else `from`) to this one. */
  extend: (from: string, to: string) => void;
  all: () => void;
  clear: () => void;
}

/** Changes of whole steps. Each is one thing to undo, and is announced. */
export interface ListActions {
  /** Adds an empty step behind `after`, or at the end, and edits it. */
  addStep: (after?: string) => void;
  insertAbove: (id: string) => void;
  /** Puts a step with this text above another one, and focuses it. */
  insertTextAbove: (id: string, text: string) => void;
  addModule: () => void;
  /** Adds a step with this text at the end and edits it. */
  insertStep: (text: string) => void;
  /** Puts copies behind the last of the steps. */
  duplicate: (ids: string[]) => void;
  setDisabled: (ids: string[], isDisabled: boolean) => void;
  /** Moves the steps past the next one that stays. `focused` keeps the focus. */
  move: (ids: string[], by: 1 | -1, focused?: string) => void;
  remove: (ids: string[]) => void;
  /** Puts other steps in the place of the first of these, removes the rest of them, and focuses the first new one. */
  replaceRange: (ids: string[], steps: EditorStep[]) => void;
  /** Puts steps behind `after`, or at the end. */
  insertCopies: (steps: EditorStep[], after?: string) => void;
}

/** What a card does. The functions are stable, so that one change renders one card. */
export interface StepActions extends ListActions {
  startEditing: (id: string, draft?: string) => void;
  /** Whether the text of a step is edited. */
  isEditing: () => boolean;
  /** Empty text removes the step. */
  save: (step: EditorStep, text: string, then: AfterSave) => void;
  /** Discards the edit. A step that never had text is removed. */
  cancel: (step: EditorStep) => void;
  /** Inserts the first pasted line into the text, and each further line as a new step. */
  pasteLines: (step: EditorStep, pasted: string, around: { before: string; after: string }) => void;
  /** Replaces the step by one step for each sentence. */
  accept: (step: EditorStep, sentences: string[]) => void;
  /** Adds the sentence to the interruptions of the test, which makes the step superfluous. */
  handleInterruption: (id: string, sentence: string) => void;
  /** The names of elements in the other steps. */
  namesElsewhere: (id: string) => string[];
  /** The names that earlier steps remember a value as. */
  rememberedBefore: (id: string) => KnownVariable[];
  toggleType: (step: EditorStep) => void;
  toggleVision: (step: EditorStep) => void;
  chooseModule: (id: string, moduleId: number | null) => void;
  select: SelectActions;
  /** The ids that a key on a card concerns: all selected steps if it is one of them, else its own. */
  concerned: (id: string) => string[];
}
