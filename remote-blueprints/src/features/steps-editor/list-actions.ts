import {
  changeSteps,
  insertAfter,
  insertBefore,
  inOrder,
  moveSteps,
  removeSteps,
  replaceSteps,
  type ChangeSteps,
} from '../../model/step-list.ts';
import { copyOf, createStep, withText, type EditorStep } from '../../model/step.ts';
import type { ListActions, SelectActions, StepActions } from './step-actions.ts';

/** Gets the focus when the last step is removed. */
export const ADD_BUTTON_ID = 'add-step';

export interface ActionContext {
  currentSteps: () => EditorStep[];
  onChange: ChangeSteps;
  select: SelectActions & { only: (ids: string[]) => void };
  startEditing: StepActions['startEditing'];
  stopEditing: (id: string) => void;
  announce: (text: string) => void;
  /** Called with the ids of pasted steps. */
  onPasted: (ids: string[]) => void;
  /** Focuses the element with an id after the next render. */
  focus: (id: string | undefined) => void;
}

/** The changes of whole steps, with their announcements and the focus after them. */
export function createListActions(context: ActionContext): ListActions {
  const { currentSteps, onChange, select, startEditing, stopEditing, announce, onPasted, focus } = context;
  const numberOf = (id: string) => currentSteps().findIndex((step) => step.id === id) + 1;
  const nameOf = ([first = '', ...others]: string[]) =>
    others.length === 0 ? `Step ${numberOf(first)}` : `${others.length + 1} steps`;
  const addEmpty = (insert: (all: EditorStep[], added: EditorStep[]) => EditorStep[]) => {
    const step = createStep();
    onChange((all) => insert(all, [step]));
    startEditing(step.id);
  };
  return {
    addStep: (after) => addEmpty((all, added) => insertAfter(all, added, after)),
    insertAbove: (id) => addEmpty((all, added) => insertBefore(all, added, id)),
    insertTextAbove(id, text) {
      const above = currentSteps()[numberOf(id) - 2];
      // What offers it may still be there after it was taken.
      if (above?.action === text) {
        focus(above.id);
        return;
      }
      const step = withText(createStep(), text);
      announce('Step inserted');
      onChange((all) => insertBefore(all, [step], id));
      focus(step.id);
    },
    addModule() {
      const step = createStep({ type: 'module' });
      onChange((all) => [...all, step]);
      focus(step.id);
    },
    insertStep(text) {
      const step = withText(createStep(), text);
      onChange((all) => [...all, step]);
      startEditing(step.id);
    },
    duplicate(ids) {
      const copies = stepsOf(currentSteps(), ids).map(copyOf);
      announce(`${nameOf(ids)} duplicated`);
      onChange((all) => insertAfter(all, copies, inOrder(all, new Set(ids)).at(-1)));
      if (copies.length > 1) select.only(copies.map(({ id }) => id));
      focus(copies[0]?.id);
    },
    setDisabled(ids, isDisabled) {
      announce(`${nameOf(ids)} ${isDisabled ? 'disabled' : 'enabled'}`);
      onChange((all) => changeSteps(all, ids, { is_disabled: isDisabled }));
    },
    move(ids, by, focused) {
      const steps = currentSteps();
      if (moveSteps(steps, ids, by) === steps) return;
      const [id = ''] = ids;
      announce(
        ids.length === 1
          ? `Step ${numberOf(id)} moved to position ${numberOf(id) + by} of ${steps.length}`
          : `${ids.length} steps moved ${by < 0 ? 'up' : 'down'}`,
      );
      onChange((all) => moveSteps(all, ids, by));
      focus(focused);
    },
    remove(ids) {
      announce(`${nameOf(ids)} removed`);
      const neighbour = neighbourOf(currentSteps(), ids);
      onChange((all) => removeSteps(all, ids));
      if (ids.length > 1) select.clear();
      focus(neighbour);
    },
    replaceRange(ids, steps) {
      ids.forEach(stopEditing);
      onChange((all) => replaceSteps(all, ids, steps));
      select.clear();
      focus(steps[0]?.id);
    },
    insertCopies(steps, after) {
      announce(steps.length === 1 ? '1 step pasted' : `${steps.length} steps pasted`);
      onChange((all) => insertAfter(all, steps, after));
      onPasted(steps.map(({ id }) => id));
      focus(steps.at(-1)?.id);
    },
  };
}

/** What gets the focus when steps are removed: the next step that stays, else the one before, else the Add button. */
export function neighbourOf(steps: EditorStep[], ids: string[]): string {
  const removed = new Set(ids);
  const last = steps.findLastIndex(({ id }) => removed.has(id));
  const next = steps[last + 1] ?? steps.slice(0, Math.max(last, 0)).findLast(({ id }) => !removed.has(id));
  return next?.id ?? ADD_BUTTON_ID;
}

export function stepsOf(steps: EditorStep[], ids: readonly string[]): EditorStep[] {
  const wanted = new Set(ids);
  return steps.filter(({ id }) => wanted.has(id));
}
