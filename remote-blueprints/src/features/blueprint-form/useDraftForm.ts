import { useCallback, useEffect, useState } from 'react';
import { checkDraft, isSameWork, type Draft, type DraftErrors, type DraftRules } from '../../model/draft.ts';
import type { EditorStep } from '../../model/step.ts';

const NO_ERRORS: DraftErrors = {};

/**
 * The work of one editor: what stands in it, whether that differs from what is stored, and what is wrong with it.
 * `opened` is the stored version that the work began on; a new test or module has none.
 */
export function useDraftForm(start: Draft, rules: DraftRules, opened?: number) {
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(opened);
  const [refusals, setRefusals] = useState(0);
  const [heldBecause, holdBecause] = useState<string>();

  const change = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), []);
  const changeSteps = useCallback((update: (steps: EditorStep[]) => EditorStep[]) => {
    setDraft((now) => {
      const steps = update(now.steps);
      return steps === now.steps ? now : { ...now, steps };
    });
  }, []);

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    draft,
    change,
    changeSteps,
    type: rules.type,
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

export type DraftForm = ReturnType<typeof useDraftForm>;
