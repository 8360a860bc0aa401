import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { conflictingBlueprint, useUpdateBlueprint } from '../../api/blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import type { DraftForm } from './useDraftForm.ts';
import { WORDS } from './words.ts';

/** Saves what stands in the form over the version it was opened with. `conflict` is what somebody else saved meanwhile. */
export function useSaveChanges(form: DraftForm, id: number) {
  const update = useUpdateBlueprint(id);
  const [conflict, setConflict] = useState<Blueprint | null>(null);
  useLeaveGuard(form.isDirty);
  const words = WORDS[form.type].update;

  async function saveOver(version: number | undefined) {
    if (!form.check()) return;
    const { draft } = form;
    try {
      const stored = await update.mutateAsync({ ...toBody(draft, form.type), version });
      form.setVersion(stored.version);
    } catch (error) {
      const stored = conflictingBlueprint(error);
      if (stored) setConflict(stored);
      else noticeFailure(error, words.failed);
      return;
    }
    setConflict(null);
    form.markSaved(draft);
    noticeSuccess(words.saved);
  }

  return {
    save: () => saveOver(form.version),
    isSaving: update.isPending,
    conflict,
    overwrite: () => conflict && saveOver(conflict.version),
    forgetConflict: () => setConflict(null),
  };
}
