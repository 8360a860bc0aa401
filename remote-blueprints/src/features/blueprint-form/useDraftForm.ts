import { useCallback, useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { checkDraft, isSameWork, type Draft, type DraftErrors, type DraftRules } from '../../model/draft.ts';
import type { EditorStep } from '../../model/step.ts';
import { record, redo, startHistory, undo, type StepHistory } from '../../model/step-history.ts';

const NO_ERRORS: DraftErrors = {};

/**
 * The work of one editor: what stands in it, whether that differs from what is stored, and what is wrong with it.
 * `opened` is the stored version that the work began on; a new test or module has none.
 */
export function useDraftForm(begin: () => Draft, rules: DraftRules, opened?: number) {
  const [start] = useState(begin);
  const [fields, setFields] = useState(start);
  const [history, setHistory] = useState(() => startHistory(start.steps));
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(opened);
  const [refusals, setRefusals] = useState(0);
  const [heldBecause, holdBecause] = useState<string>();

  const draft = useMemo<Draft>(() => ({ ...fields, steps: history.steps }), [fields, history.steps]);

  const changeSteps = useCallback((update: (steps: EditorStep[]) => EditorStep[]) => {
    setHistory((now) => {
      const steps = update(now.steps);
      return steps === now.steps ? now : record(now, steps);
    });
  }, []);
  const change = useCallback(
    ({ steps, ...part }: Partial<Draft>) => {
      setFields((now) => ({ ...now, ...part }));
      if (steps) changeSteps(() => steps);
    },
    [changeSteps],
  );
  const undoing = useUndoing(history, setHistory);

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    draft,
    change,
    changeSteps,
    undoing,
    ...rules,
    version,
    setVersion,
    isDirty: !isSameWork(draft, saved, rules.type),
    /** Nothing is said before the first try to save; after it, each error goes as soon as it is mended. */
    errors: refusals === 0 ? NO_ERRORS : checkDraft(draft, rules),
    /** False, and the first wrong field gets the focus, when the draft cannot be saved. */
    check() {
      const isRight = Object.keys(checkDraft(draft, rules)).length === 0;
      setRefusals((count) => (isRight ? 0 : count + 1));
      return isRight;
    },
    /** Why the work cannot be saved just now, e.g. while a part of it is on its way to the server. */
    heldBecause,
    holdBecause,
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
