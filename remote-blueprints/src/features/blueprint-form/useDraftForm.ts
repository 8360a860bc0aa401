import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import {
  validateDraft,
  isSameDraft,
  type Draft,
  type DraftErrors,
  type DraftRules,
} from '../../model/draft.ts';
import type { EditorStep } from '../../model/step.ts';
import { record, redo, startHistory, undo, type StepHistory } from '../../model/step-history.ts';

const NO_ERRORS: DraftErrors = {};

/**
 * The form state of an editor: the draft, whether it differs from the saved one, and its errors. `openedVersion` is the
 * stored version that the draft is based on; a new test or module has none.
 */
export function useDraftForm(createDraft: () => Draft, rules: DraftRules, openedVersion?: number) {
  const [initial] = useState(createDraft);
  const [fields, setFields] = useState(initial);
  const [history, setHistory] = useState(() => startHistory(initial.steps));
  const [saved, setSaved] = useState(initial);
  const [version, setVersion] = useState(openedVersion);
  const [showsErrors, setShowsErrors] = useState(false);

  const draft = useMemo<Draft>(() => ({ ...fields, steps: history.steps }), [fields, history.steps]);

  const changeSteps = useCallback((update: (steps: EditorStep[]) => EditorStep[]) => {
    setHistory((now) => {
      const steps = update(now.steps);
      return steps === now.steps ? now : record(now, steps);
    });
  }, []);
  const change = useCallback(
    ({ steps, ...values }: Partial<Draft>) => {
      setFields((now) => ({ ...now, ...values }));
      if (steps) changeSteps(() => steps);
    },
    [changeSteps],
  );
  const undoing = useUndoing(history, setHistory);

  return {
    draft,
    change,
    changeSteps,
    undoing,
    ...rules,
    version,
    setVersion,
    isDirty: !isSameDraft(draft, saved, rules.type),
    /** Empty until the first attempt to save; from then on validated on every change. */
    errors: showsErrors ? validateDraft(draft, rules) : NO_ERRORS,
    /** Whether the draft can be saved; otherwise the first invalid field takes the focus. */
    validate() {
      const isValid = Object.keys(validateDraft(draft, rules)).length === 0;
      // The invalid fields are marked before the first of them takes the focus.
      flushSync(() => setShowsErrors(!isValid));
      if (!isValid) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
      return isValid;
    },
    markSaved: setSaved,
  };
}

function useUndoing(history: StepHistory, setHistory: Dispatch<SetStateAction<StepHistory>>) {
  return useMemo(
    () => ({
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [history.past.length, history.future.length, setHistory],
  );
}

export type DraftForm = ReturnType<typeof useDraftForm>;
