import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { changeStep, insertAfter, moveStep, removeStep, replaceStep } from '../../model/step-list.ts';
import { namesElsewhere, rememberedBefore } from '../../model/step-readings.ts';
import { createStep, pasteLines, withText, type EditorStep } from '../../model/step.ts';
import type { ChangeSteps } from '../../model/step-list.ts';
import type { Editing, StepActions } from './step-actions.ts';
import { useFocusById } from './useFocusById.ts';

/** Gets the focus when the last step is removed. */
export const ADD_BUTTON_ID = 'add-step';

/** The actions of the step list, with the edited step, focus management and screen reader announcements. */
export function useStepActions(steps: EditorStep[], onChange: ChangeSteps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [announcement, announce] = useState('');
  const focus = useFocusById();
  const currentSteps = useCurrent(steps);
  const actions = useMemo(
    () => createActions({ currentSteps, onChange, setEditing, announce, focus }),
    [currentSteps, onChange, focus],
  );

  return { editing, announcement, actions };
}

/** Returns a stable function that returns the value of the latest render. */
function useCurrent<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}

interface Context {
  currentSteps: () => EditorStep[];
  onChange: ChangeSteps;
  setEditing: Dispatch<SetStateAction<Editing | null>>;
  announce: (text: string) => void;
  /** Focuses the element with an id after the next render. */
  focus: (id: string | undefined) => void;
}

function createActions({ currentSteps, onChange, setEditing, announce, focus }: Context): StepActions {
  const numberOf = (id: string) => currentSteps().findIndex((step) => step.id === id) + 1;
  const stopEditing = (id: string) => setEditing((current) => (current?.id === id ? null : current));
  const drop = (id: string) => {
    const at = numberOf(id) - 1;
    onChange((all) => removeStep(all, id));
    return (currentSteps()[at + 1] ?? currentSteps()[at - 1])?.id ?? ADD_BUTTON_ID;
  };
  const startEditing = (id: string, draft?: string) => setEditing({ id, draft });
  const addStep = (after?: string) => {
    const step = createStep();
    onChange((all) => insertAfter(all, step, after));
    startEditing(step.id);
  };
  const replaceBy = (id: string, steps: EditorStep[]) => {
    stopEditing(id);
    onChange((all) => replaceStep(all, id, steps));
    focus(steps.at(-1)?.id);
  };
  return {
    addStep,
    insertStep(text) {
      const step = withText(createStep(), text);
      onChange((all) => [...all, step]);
      startEditing(step.id);
    },
    addModule() {
      const step = createStep({ type: 'module' });
      onChange((all) => [...all, step]);
      focus(step.id);
    },
    startEditing,
    save(step, text, { byEnter }) {
      const content = text.trim();
      const isNew = step.action === '';
      stopEditing(step.id);
      if (content === '') {
        const neighbour = drop(step.id);
        if (byEnter) focus(neighbour);
        return;
      }
      if (content !== step.action) onChange((all) => replaceStep(all, step.id, [withText(step, content)]));
      if (!byEnter) return;
      if (isNew) addStep(step.id);
      else focus(step.id);
    },
    cancel(step) {
      stopEditing(step.id);
      focus(step.action === '' ? drop(step.id) : step.id);
    },
    pasteLines(step, pasted, around) {
      const steps = pasteLines(step, pasted, around);
      replaceBy(step.id, steps);
      announce(step.action === '' ? `${steps.length} steps added` : `${steps.length - 1} steps added`);
    },
    accept(step, sentences) {
      const [first = step.action, ...others] = sentences;
      const more = others.map((text) => withText(createStep({ use_vision: step.use_vision }), text));
      replaceBy(step.id, [withText(step, first), ...more]);
      announce(more.length === 0 ? 'Step replaced' : `Step split into ${sentences.length} steps`);
    },
    namesElsewhere: (id) => namesElsewhere(currentSteps(), id),
    rememberedBefore: (id) => rememberedBefore(currentSteps(), id),
    ...fieldActions(onChange),
    move(id, by) {
      if (moveStep(currentSteps(), id, by) === currentSteps()) return;
      announce(`Step ${numberOf(id)} moved to position ${numberOf(id) + by} of ${currentSteps().length}`);
      onChange((all) => moveStep(all, id, by));
      focus(id);
    },
    remove(id) {
      announce(`Step ${numberOf(id)} removed`);
      focus(drop(id));
    },
  };
}

function fieldActions(
  onChange: ChangeSteps,
): Pick<StepActions, 'toggleType' | 'toggleVision' | 'chooseModule'> {
  return {
    toggleType: ({ id, type }) =>
      onChange((all) => changeStep(all, id, { type: type === 'act' ? 'assert' : 'act' })),
    toggleVision: ({ id, use_vision }) => onChange((all) => changeStep(all, id, { use_vision: !use_vision })),
    chooseModule: (id, moduleId) =>
      onChange((all) => changeStep(all, id, { test_blueprint_module_id: moduleId })),
  };
}
