import type { RefObject } from 'react';
import type { ModulesState } from '../../../model/modules.ts';
import { copyOf, createStep, linesOf, withText, type EditorStep } from '../../../model/step.ts';
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

/** What was copied last. Pasted again, it keeps what a line of text does not say: modules, AI Vision, disabled steps. */
let copied: { lines: string[]; steps: EditorStep[] } | null = null;

/** The sentences of the steps, one for each line. A step with a module names it. */
function textOfSteps(steps: EditorStep[], titleOf: (moduleId: number | null) => string): string {
  return steps
    .map((step) =>
      step.type === 'module'
        ? `Use the module "${titleOf(step.test_blueprint_module_id)}"`
        : step.action.replace(/\s*\n\s*/g, ' '),
    )
    .join('\n');
}

/** These steps are in the clipboard, as this text. */
function rememberCopied(text: string, steps: EditorStep[]): void {
  copied = { lines: linesOf(text), steps };
}

/** New steps of a pasted text: copies of the copied ones if it is their text, else one for each line. */
function stepsOfText(text: string, { canUseModules }: { canUseModules: boolean }): EditorStep[] {
  const lines = linesOf(text);
  if (copied && JSON.stringify(copied.lines) === JSON.stringify(lines))
    return copied.steps.filter(({ type }) => canUseModules || type !== 'module').map(copyOf);
  return lines.map((line) => withText(createStep(), line));
}
