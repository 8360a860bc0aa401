import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { conflictingBlueprint, useUpdateBlueprint } from '../../api/blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import { draftAtom, isDirtyAtom, savedAtom, useEditor, versionAtom } from '../../state/editor.ts';
import { EDITOR_TEXTS } from './texts.ts';
import { useDraftGuard } from './useDraftGuard.ts';
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
export function useSaveChanges(id: number, { disabledReason, onSaved }: Options) {
  const { store, type, validate } = useEditor();
  const update = useUpdateBlueprint();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { complete, allowLeaving } = useDraftGuard();
  const { checkRunnable, runSaved, isStarting } = useRunSaved(allowLeaving);
  const texts = EDITOR_TEXTS[type].update;
  const isSaving = update.isPending;

  async function saveOver(version: number | undefined, isToRun: boolean) {
    if (isSaving || isStarting || disabledReason !== undefined) return;
    await complete();
    if (!validate()) return;
    const draft = store.get(draftAtom);
    try {
      const body = { ...toBody(draft, type), version };
      const { test_blueprint: stored } = await update.mutateAsync({ params: { id }, body });
      store.set(versionAtom, stored.version);
      onSaved(stored);
    } catch (error) {
      const stored = conflictingBlueprint(error);
      if (stored) setConflict({ stored, isToRun });
      else noticeFailure(error, texts.failed);
      return;
    }
    setConflict(null);
    store.set(savedAtom, draft);
    noticeSuccess(texts.saved);
    if (isToRun) await runSaved({ id, title: draft.name.trim() });
  }

  const saveAndRun = useSingleCall(async () => {
    if (!checkRunnable()) return;
    await complete();
    if (store.get(isDirtyAtom)) await saveOver(store.get(versionAtom), true);
    else if (validate()) await runSaved({ id, title: store.get(draftAtom).name.trim() });
  });
  const save = useSingleCall(() => saveOver(store.get(versionAtom), false));

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
