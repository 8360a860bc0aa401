import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { conflictingBlueprint, useUpdateBlueprint } from '../../api/blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import type { DraftForm } from './useDraftForm.ts';
import { EDITOR_TEXTS } from './texts.ts';

/** Saves the draft over the version it is based on. `conflict` is the version that another user saved in the meantime. */
export function useSaveChanges(form: DraftForm, id: number) {
  const update = useUpdateBlueprint(id);
  const [conflict, setConflict] = useState<Blueprint | null>(null);
  useLeaveGuard(form.isDirty);
  const texts = EDITOR_TEXTS[form.type].update;

  async function saveOver(version: number | undefined) {
    if (!form.validate()) return;
    const { draft } = form;
    try {
      const stored = await update.mutateAsync({ ...toBody(draft, form.type), version });
      form.setVersion(stored.version);
    } catch (error) {
      const stored = conflictingBlueprint(error);
      if (stored) setConflict(stored);
      else noticeFailure(error, texts.failed);
      return;
    }
    setConflict(null);
    form.markSaved(draft);
    noticeSuccess(texts.saved);
  }

  return {
    save: () => saveOver(form.version),
    isSaving: update.isPending,
    conflict,
    overwrite: () => conflict && saveOver(conflict.version),
    dismissConflict: () => setConflict(null),
  };
}
