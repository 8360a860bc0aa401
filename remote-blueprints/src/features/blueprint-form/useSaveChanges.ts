import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { useAtomValue } from 'shared/state';
import { conflictingBlueprint, useUpdateBlueprint } from '../../api/blueprints.ts';
import { useCurrent } from '../../components/useCurrent.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import { isTypingAtom } from '../../state/typed-text-atom.ts';
import type { DraftForm } from './useDraftForm.ts';
import { EDITOR_TEXTS } from './texts.ts';
import { useRunSaved } from './useRunSaved.ts';
import { useSingleCall } from './useSingleCall.ts';

/** The version that another user saved in the meantime. */
interface Conflict {
  stored: Blueprint;
  /** The test runs once it is saved. */
  isToRun: boolean;
}

interface Options {
  /** Why the form cannot be saved now. */
  disabledReason?: string | undefined;
  onSaved: (stored: Blueprint) => void;
}

/** Saves the draft over the version it is based on, and runs the saved test. */
export function useSaveChanges(form: DraftForm, id: number, { disabledReason, onSaved }: Options) {
  const update = useUpdateBlueprint();
  const current = useCurrent(form);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isTyping = useAtomValue(isTypingAtom);
  const allowLeaving = useLeaveGuard(form.isDirty || isTyping, form.end);
  const { checkRunnable, runSaved, isStarting } = useRunSaved(allowLeaving);
  const texts = EDITOR_TEXTS[form.type].update;
  const isSaving = update.isPending;

  async function saveOver(version: number | undefined, isToRun: boolean) {
    if (isSaving || isStarting || disabledReason !== undefined) return;
    await form.complete();
    if (!current().validate()) return;
    const { draft } = current();
    try {
      const body = { ...toBody(draft, form.type), version };
      const { test_blueprint: stored } = await update.mutateAsync({ params: { id }, body });
      form.setVersion(stored.version);
      onSaved(stored);
    } catch (error) {
      const stored = conflictingBlueprint(error);
      if (stored) setConflict({ stored, isToRun });
      else noticeFailure(error, texts.failed);
      return;
    }
    setConflict(null);
    form.markSaved(draft);
    noticeSuccess(texts.saved);
    if (isToRun) await runSaved({ id, title: draft.name.trim() });
  }

  const saveAndRun = useSingleCall(async () => {
    if (!checkRunnable(form)) return;
    await form.complete();
    if (current().isDirty) await saveOver(form.version, true);
    else if (form.validate()) await runSaved({ id, title: form.draft.name.trim() });
  });

  const save = useSingleCall(() => saveOver(form.version, false));

  return {
    isSaving,
    isStarting,
    disabledReason,
    save,
    saveAndRun,
    conflict: conflict?.stored ?? null,
    overwrite: () => conflict && saveOver(conflict.stored.version, conflict.isToRun),
    dismissConflict: () => setConflict(null),
  };
}
