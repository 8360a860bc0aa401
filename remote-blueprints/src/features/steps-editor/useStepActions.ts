import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMissingRole } from 'shared/ui';
import { stepTargets } from '../../components/focus-step.ts';
import { offeredAtom } from '../../state/ask-model.ts';
import { useCurrent } from '../../components/useCurrent.ts';
import { changeSteps, removeSteps, replaceSteps, type ChangeSteps } from '../../model/step-list.ts';
import { namesElsewhere, rememberedBefore } from '../../model/step-readings.ts';
import { createStep, pasteLines, withText, type EditorStep } from '../../model/step.ts';
import { draftAtom, useEditor } from '../../state/editor.ts';
import { createListActions, neighbourOf, type ActionContext } from './list-actions.ts';
import type { Editing, ListActions, StepActions } from './step-actions.ts';
import { useSelection } from './useSelection.ts';

/** The actions of the step list, with the edited step, the selection, focus management and screen reader announcements. */
export function useStepActions(steps: EditorStep[], onChange: ChangeSteps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [announcement, announce] = useState('');
  const reasonNotToChange = useMissingRole('editor');
  const focus = useFocusStep();
  const { store, change } = useEditor();
  const currentSteps = useCurrent(steps);
  const { selected, select } = useSelection(steps, currentSteps);
  const currentSelected = useCurrent(selected);
  const isEditing = useCurrent(editing !== null);
  const actions = useMemo<StepActions>(() => {
    const startEditing = (id: string, draft?: string) => setEditing({ id, draft });
    const stopEditing = (id: string) => setEditing((current) => (current?.id === id ? null : current));
    const onPasted = (ids: string[]) => store.set(offeredAtom, ids);
    const context = { currentSteps, onChange, select, startEditing, stopEditing, announce, onPasted, focus };
    const listActions = createListActions(context);
    const all: StepActions = {
      ...listActions,
      ...createTextActions(context, listActions),
      ...createFieldActions(onChange),
      startEditing,
      isEditing,
      handleInterruption(id, sentence) {
        const { handlers = [] } = store.get(draftAtom);
        // What offers it may still be there after it was taken.
        if (handlers.includes(sentence)) return;
        change({ handlers: [...handlers, sentence] });
        listActions.remove([id]);
        announce('Step replaced by an interruption of the test');
      },
      namesElsewhere: (id) => namesElsewhere(currentSteps(), id),
      rememberedBefore: (id) => rememberedBefore(currentSteps(), id),
      select,
      concerned: (id) => (currentSelected().includes(id) ? currentSelected() : [id]),
    };
    return reasonNotToChange === undefined ? all : readOnly(all, () => announce(reasonNotToChange));
  }, [currentSteps, currentSelected, isEditing, onChange, select, focus, store, change, reasonNotToChange]);

  // The role may become known after the edit has begun, e.g. by the address.
  return {
    selected,
    announcement,
    announce,
    actions,
    editing: reasonNotToChange === undefined ? editing : null,
  };
}

/** The same actions, of which those that change something call `refuse` instead. */
function readOnly(actions: StepActions, refuse: () => void): StepActions {
  const { select, concerned, namesElsewhere, rememberedBefore, isEditing: _, ...changes } = actions;
  const refused = Object.fromEntries(Object.keys(changes).map((name) => [name, refuse]));
  return {
    ...(refused as Record<keyof typeof changes, () => void>),
    select,
    concerned,
    namesElsewhere,
    rememberedBefore,
    isEditing: () => false,
  };
}

/** What ends the edit of a step's text. */
function createTextActions(
  { currentSteps, onChange, stopEditing, announce, onPasted, focus }: ActionContext,
  { addStep }: ListActions,
): Pick<StepActions, 'save' | 'cancel' | 'pasteLines' | 'accept'> {
  const replaceBy = (id: string, steps: EditorStep[]) => {
    stopEditing(id);
    onChange((all) => replaceSteps(all, [id], steps));
    focus(steps.at(-1)?.id);
  };
  return {
    save(step, text, then) {
      const content = text.trim();
      stopEditing(step.id);
      if (content === '') {
        if (then !== 'elsewhere') focus(neighbourOf(currentSteps(), [step.id]));
        onChange((all) => removeSteps(all, [step.id]));
        return;
      }
      if (content !== step.action) onChange((all) => replaceSteps(all, [step.id], [withText(step, content)]));
      if (then === 'to-new-step') addStep(step.id);
      if (then === 'to-card') focus(step.id);
    },
    cancel(step) {
      stopEditing(step.id);
      if (step.action !== '') {
        focus(step.id);
        return;
      }
      // Back to the step that the new one follows.
      const at = currentSteps().findIndex(({ id }) => id === step.id);
      focus(currentSteps()[at - 1]?.id ?? neighbourOf(currentSteps(), [step.id]));
      onChange((all) => removeSteps(all, [step.id]));
    },
    pasteLines(step, pasted, around) {
      const steps = pasteLines(step, pasted, around);
      replaceBy(step.id, steps);
      onPasted(steps.map(({ id }) => id));
      announce(step.action === '' ? `${steps.length} steps added` : `${steps.length - 1} steps added`);
    },
    accept(step, sentences) {
      const [first = step.action, ...others] = sentences;
      const { use_vision, is_disabled } = step;
      const more = others.map((text) => withText(createStep({ use_vision, is_disabled }), text));
      replaceBy(step.id, [withText(step, first), ...more]);
      announce(more.length === 0 ? 'Step replaced' : `Step split into ${sentences.length} steps`);
    },
  };
}

function createFieldActions(
  onChange: ChangeSteps,
): Pick<StepActions, 'toggleType' | 'toggleVision' | 'chooseModule'> {
  return {
    toggleType: ({ id, type }) =>
      onChange((all) => changeSteps(all, [id], { type: type === 'act' ? 'assert' : 'act' })),
    toggleVision: ({ id, use_vision }) =>
      onChange((all) => changeSteps(all, [id], { use_vision: !use_vision })),
    chooseModule: (id, moduleId) =>
      onChange((all) => changeSteps(all, [id], { test_blueprint_module_id: moduleId })),
  };
}

/** Returns a function that focuses the card of a step, or the Add button, after the next render. */
function useFocusStep(): (id: string | undefined) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    stepTargets.find(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
