import { useCallback, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { useMissingRole } from 'shared/ui';
import {
  validateDraft,
  isSameDraft,
  type Draft,
  type DraftErrors,
  type DraftRules,
} from '../../model/draft.ts';
import type { ChangeSteps } from '../../model/step-list.ts';
import { amend, record, redo, startHistory, undo, type StepHistory } from '../../model/step-history.ts';

const NO_ERRORS: DraftErrors = {};

/**
 * The form state of an editor: the draft, whether it differs from the saved one, and its errors. `openedVersion` is the
 * stored version that the draft is based on; a new test or module has none. For a viewer it stays as it is.
 */
export function useDraftForm(createDraft: () => Draft, rules: DraftRules, openedVersion?: number) {
  const isReadOnly = useMissingRole('editor') !== undefined;
  const [initial] = useState(createDraft);
  const [fields, setFields] = useState(initial);
  const [history, setHistory] = useState(() => startHistory(initial.steps));
  const [saved, setSaved] = useState(initial);
  const [version, setVersion] = useState(openedVersion);
  const [showsErrors, setShowsErrors] = useState(false);

  const draft = useMemo<Draft>(() => ({ ...fields, steps: history.steps }), [fields, history.steps]);

  const changeSteps = useCallback<ChangeSteps>(
    (update, growing) => {
      if (isReadOnly) return;
      setHistory((now) => {
        const steps = update(now.steps);
        if (steps === now.steps) return now;
        return growing ? amend(now, steps, growing) : record(now, steps);
      });
    },
    [isReadOnly],
  );
  const change = useCallback(
    ({ steps, ...values }: Partial<Draft>) => {
      if (isReadOnly) return;
      setFields((now) => ({ ...now, ...values }));
      if (steps) changeSteps(() => steps);
    },
    [changeSteps, isReadOnly],
  );
  const undoing = useUndoing(history, setHistory);
  const completion = useRef<() => Promise<void>>(() => Promise.resolve());
  const ending = useRef<() => void>(() => undefined);

  return {
    draft,
    change,
    changeSteps,
    undoing,
    /** What still completes the steps when they are to be saved; replaced by each call. */
    completeWith: useCallback((complete: () => Promise<void>) => void (completion.current = complete), []),
    /** Resolves when the draft can be saved as it is in the latest render. */
    async complete() {
      await completion.current();
      flushSync(() => undefined);
    },
    /** What happens when the draft is given up, or stored as something else; replaced by each call. */
    endWith: useCallback((end: () => void) => void (ending.current = end), []),
    /** The person leaves on purpose: the draft is not needed again. */
    end: useCallback(() => ending.current(), []),
    ...rules,
    /** The person is a viewer. */
    isReadOnly,
    /** The draft as it is stored. */
    saved,
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
