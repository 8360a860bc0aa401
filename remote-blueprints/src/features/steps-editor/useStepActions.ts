import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeStep, insertAfter, moveStep, removeStep, replaceStep } from '../../model/step-list.ts';
import { createStep, stepsFromText, typeOfText, type EditorStep } from '../../model/step.ts';
import type { ChangeSteps } from '../../model/step-list.ts';
import type { StepActions } from './step-actions.ts';
import { useFocusById } from './useFocusById.ts';

/** Where the focus goes when the last step is gone. */
export const ADD_BUTTON_ID = 'add-step';

/** What a person does with the list of steps: which one is being edited, where the focus goes, what is announced. */
export function useStepActions(steps: EditorStep[], onChange: ChangeSteps) {
  const [editingId, setEditingId] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const focus = useFocusById();
  const latest = useRef(steps);
  useLayoutEffect(() => {
    latest.current = steps;
  });

  const actions = useMemo<StepActions>(() => {
    const numberOf = (id: string) => latest.current.findIndex((step) => step.id === id) + 1;
    const stopEditing = (id: string) => setEditingId((current) => (current === id ? null : current));
    const drop = (id: string) => {
      const at = numberOf(id) - 1;
      onChange((all) => removeStep(all, id));
      return (latest.current[at + 1] ?? latest.current[at - 1])?.id ?? ADD_BUTTON_ID;
    };
    const addStep = (after?: string) => {
      const step = createStep();
      onChange((all) => insertAfter(all, step, after));
      setEditingId(step.id);
    };
    return {
      addStep,
      addModule() {
        const step = createStep({ type: 'module' });
        onChange((all) => [...all, step]);
        focus(step.id);
      },
      startEditing: setEditingId,
      save(step, text, { byEnter }) {
        const content = text.trim();
        const isNew = step.content === '';
        stopEditing(step.id);
        if (content === '') {
          const neighbour = drop(step.id);
          if (byEnter) focus(neighbour);
          return;
        }
        const type = isNew && step.type === 'act' ? typeOfText(content) : step.type;
        onChange((all) => changeStep(all, step.id, { content, type }));
        if (!byEnter) return;
        if (isNew) addStep(step.id);
        else focus(step.id);
      },
      cancel(step) {
        stopEditing(step.id);
        focus(step.content === '' ? drop(step.id) : step.id);
      },
      replaceByLines(step, text) {
        const pasted = stepsFromText(text);
        stopEditing(step.id);
        onChange((all) => replaceStep(all, step.id, pasted));
        announce(`${pasted.length} steps added`);
        focus(pasted.at(-1)?.id);
      },
      toggleType: ({ id, type }) =>
        onChange((all) => changeStep(all, id, { type: type === 'act' ? 'assert' : 'act' })),
      toggleVision: ({ id, useVision }) => onChange((all) => changeStep(all, id, { useVision: !useVision })),
      chooseModule: (id, moduleId) => onChange((all) => changeStep(all, id, { moduleId })),
      move(id, by) {
        if (moveStep(latest.current, id, by) === latest.current) return;
        announce(`Step ${numberOf(id)} moved to position ${numberOf(id) + by} of ${latest.current.length}`);
        onChange((all) => moveStep(all, id, by));
        focus(id);
      },
      remove(id) {
        announce(`Step ${numberOf(id)} removed`);
        focus(drop(id));
      },
    };
  }, [onChange, focus]);

  return { editingId, announcement, actions };
}
