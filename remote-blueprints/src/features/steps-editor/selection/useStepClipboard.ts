import type { RefObject } from 'react';
import type { ModulesState } from '../../../model/modules.ts';
import { rememberCopied, stepsOfText, textOfSteps } from '../../../model/step-clipboard.ts';
import type { EditorStep } from '../../../model/step.ts';
import { stepsOf } from '../list-actions.ts';
import type { StepActions } from '../step-actions.ts';
import { useClipboard } from './useClipboard.ts';

interface Editor {
  steps: EditorStep[];
  selected: string[];
  modules: ModulesState;
  isOfModule: boolean;
  actions: StepActions;
  announce: (text: string) => void;
}

/** Copies, cuts and pastes whole steps as lines of text. Returns how the selected ones are copied by a button. */
export function useStepClipboard(root: RefObject<HTMLElement | null>, editor: Editor) {
  const { steps, selected, modules, isOfModule, actions, announce } = editor;
  const titleOf = (moduleId: number | null) =>
    modules.options.find(({ value }) => value === String(moduleId))?.label ?? '';
  const concerned = (card: string | undefined) =>
    stepsOf(steps, card === undefined ? selected : actions.concerned(card));
  const copied = (text: string, copiedSteps: EditorStep[]) => {
    rememberCopied(text, copiedSteps);
    announce(copiedSteps.length === 1 ? '1 step copied' : `${copiedSteps.length} steps copied`);
  };

  useClipboard(root, {
    copy(card) {
      const toCopy = concerned(card);
      if (toCopy.length === 0) return null;
      const text = textOfSteps(toCopy, titleOf);
      copied(text, toCopy);
      return text;
    },
    cut: (card) => actions.remove(concerned(card).map(({ id }) => id)),
    paste(text, card) {
      const pasted = stepsOfText(text, { canUseModules: !isOfModule });
      if (pasted.length === 0) return false;
      actions.insertCopies(pasted, card ?? selected.at(-1));
      return true;
    },
  });

  return {
    /** The text of the selected steps. */
    textOfSelected: () => textOfSteps(stepsOf(steps, selected), titleOf),
    /** To be called once that text is in the clipboard. */
    handleCopied: (text: string) => copied(text, stepsOf(steps, selected)),
  };
}
