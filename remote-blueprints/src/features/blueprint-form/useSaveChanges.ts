import { useState } from 'react';
import type { Blueprint } from 'shared/contract';
import { saveEdit } from 'shared/edits';
import { useQueryClient } from 'shared/query';
import { conflictingBlueprint, useUpdateBlueprint } from '../../api/blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { baseOf, noteStoredIds, numbered, withStoredIds } from '../../model/edit-base.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import { baseAtom, draftAtom, isDirtyAtom, savedAtom, useEditor, versionAtom } from '../../state/editor.ts';
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
  /** Restarts the editor from a stored version. */
  onReload: (stored: Blueprint) => void;
}

/** Saves the draft over the version it is based on, and runs the saved test. */
export function useSaveChanges(id: number, { disabledReason, onSaved, onReload }: Options) {
  const { store, type, validate, storedIds } = useEditor();
  const client = useQueryClient();
  const update = useUpdateBlueprint();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { complete, allowLeaving } = useDraftGuard();
  const { checkRunnable, runSaved, isStarting } = useRunSaved(allowLeaving);
  const texts = EDITOR_TEXTS[type].update;
  const isSaving = update.isPending;

  /** `isMerged`: something of somebody else was kept. */
  async function send(version: number | undefined, isOverwriting: boolean) {
    const { steps, ...draft } = store.get(draftAtom);
    const body = { ...toBody({ ...draft, steps }, type), version };
    const base = isOverwriting ? undefined : store.get(baseAtom);
    const words = async () => {
      const { editWords, knownNames } = await import('./edit-words.ts');
      return editWords(base ?? body, knownNames(client));
    };
    let calls = 0;
    const reply = await saveEdit({ body: withStoredIds(body, steps, storedIds), base, words }, (sent) => {
      calls += 1;
      const merging = sent.base && numbered(sent);
      return update.mutateAsync({ params: { id }, body: merging ?? body });
    });
    return reply && { stored: reply.test_blueprint, isMerged: calls > 1 || reply.taken_over !== undefined };
  }

  async function saveOver(version: number | undefined, isToRun: boolean, isOverwriting = false) {
    if (isSaving || isStarting || disabledReason !== undefined) return;
    await complete();
    if (!validate()) return;
    const draft = store.get(draftAtom);
    let saved: Awaited<ReturnType<typeof send>>;
    try {
      saved = await send(version, isOverwriting);
      if (!saved) return;
      const { stored, isMerged } = saved;
      store.set(versionAtom, stored.version);
      if (!isMerged) {
        store.set(baseAtom, baseOf(stored));
        noteStoredIds(storedIds, draft.steps, stored);
      }
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
    // What was changed during the save is merged by the next one.
    if (saved.isMerged && store.get(draftAtom) === draft) onReload(saved.stored);
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
    overwrite: () => conflict && saveOver(conflict.stored.version, conflict.isToRun, true),
    dismissConflict: () => setConflict(null),
  };
}
