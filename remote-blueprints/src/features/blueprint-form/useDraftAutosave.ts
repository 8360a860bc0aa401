import { useEffect, useMemo, useRef } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useAccount } from 'shared/members';
import { useLocation } from 'shared/router';
import { createStep } from '../../model/step.ts';
import {
  baseAtom,
  isChangedAtom,
  typedDraftAtom,
  useEditor,
  useEditorValue,
  versionAtom,
} from '../../state/editor.ts';
import { draftKeyAtom, giveUpDraft, isGivenUpAtom } from './draft-key.ts';
import { deleteDraft, readDraft, reserveDraft, storeDraft } from './draft-storage.ts';
import { useInterruptedDrafts } from './useInterruptedDrafts.ts';

const AUTOSAVE_DELAY_MS = 800;

/**
 * Stores unsaved changes while they are made, those in an open field included, so that they survive a reload, a closed tab, a crash of the
 * screen and the end of the session, and offers to restore the ones stored here before. Saving, discarding, leaving the page on purpose and
 * signing out here delete them.
 */
export function useDraftAutosave() {
  const editor = useEditor();
  const { store, recordsAtOnce } = editor;
  const { pathname: path, key: visit } = useLocation();
  // Another test than the one that is about to be recorded is not continued in its place.
  const recording = recordsAtOnce ? visit : null;
  const userEmail = useSession()?.user.email;
  const account = useAccount();
  const companyId = account.data?.company?.id ?? null;
  const key = useEditorValue(draftKeyAtom);
  const draft = useEditorValue(typedDraftAtom);
  const version = useEditorValue(versionAtom);
  const isChanged = useEditorValue(isChangedAtom);
  const storeLatest = useRef<() => void>(() => undefined);
  // A screen that crashes is unmounted without having been left.
  useEffect(() => () => storeLatest.current(), []);

  useEffect(() => {
    const controller = new AbortController();
    reserveDraft(key, controller.signal, () => undefined);
    const unsubscribe = onSessionEnd(() => {
      // Who signs out in another tab was not asked about the changes in this one.
      if (sessionEndReason() === 'signed-out') giveUpDraft(editor);
      else storeLatest.current();
    });
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [key, editor]);

  useEffect(() => {
    const storeNow = () => {
      if (isChanged && userEmail !== undefined && !store.get(isGivenUpAtom))
        storeDraft(key, { userEmail, companyId, path, recording, draft, version });
    };
    storeLatest.current = storeNow;
    const timer = setTimeout(storeNow, AUTOSAVE_DELAY_MS);
    window.addEventListener('pagehide', storeNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', storeNow);
    };
  }, [store, key, path, recording, userEmail, companyId, draft, isChanged, version]);

  useEffect(() => {
    if (!isChanged) deleteDraft(key);
  }, [key, isChanged]);

  const { offered, removeOffered, removeAll } = useInterruptedDrafts(
    key,
    userEmail === undefined || account.isPending ? null : { userEmail, companyId, path, recording },
  );
  const stored = useMemo(() => (offered === null ? null : readDraft(offered)), [offered]);
  const discard = () => {
    if (offered === null) return;
    deleteDraft(offered);
    removeOffered();
  };
  const restore = () => {
    removeAll();
    if (offered === null || !stored) return;
    deleteDraft(key);
    store.set(draftKeyAtom, offered);
    // The stored ids could collide with ids of this page load.
    const steps = stored.draft.steps.map(({ id: _, ...values }) => createStep(values));
    editor.change({ ...stored.draft, steps });
    store.set(versionAtom, stored.version);
    // It is not stored what the draft was based on, only which version.
    store.set(baseAtom, undefined);
  };
  return { hasStoredDraft: offered !== null, storedName: stored?.draft.name.trim() ?? '', restore, discard };
}
