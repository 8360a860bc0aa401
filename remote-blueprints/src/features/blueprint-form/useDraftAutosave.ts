import { useEffect, useMemo, useRef, useState } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useAccount } from 'shared/members';
import { useLocation } from 'shared/router';
import { useAtomValue } from 'shared/state';
import { withTypedText } from '../../model/draft.ts';
import { createStep } from '../../model/step.ts';
import { typedTextAtom } from '../../state/typed-text-atom.ts';
import { deleteDraft, newDraftKey, readDraft, reserveDraft, storeDraft } from './draft-storage.ts';
import type { DraftForm } from './useDraftForm.ts';
import { useInterruptedDrafts } from './useInterruptedDrafts.ts';

const AUTOSAVE_DELAY_MS = 800;

/**
 * Stores unsaved changes while they are made, those in an open field included, so that they survive a reload, a closed tab, a crash of the
 * screen and the end of the session, and offers to restore the ones stored here before. Saving, discarding, leaving the page on purpose and
 * signing out here delete them.
 */
export function useDraftAutosave(form: DraftForm) {
  const path = useLocation().pathname;
  const userEmail = useSession()?.user.email;
  const account = useAccount();
  const companyId = account.data?.company.id ?? null;
  const [key, setKey] = useState(newDraftKey);
  const typed = useAtomValue(typedTextAtom);
  const { version, endWith } = form;
  const draft = useMemo(() => withTypedText(form.draft, typed), [form.draft, typed]);
  const isDirty = form.isDirty || draft !== form.draft;

  const isEnded = useRef(false);
  const storeLatest = useRef<() => void>(() => undefined);
  // A screen that crashes is unmounted without having been left.
  useEffect(() => () => storeLatest.current(), []);

  useEffect(() => {
    const controller = new AbortController();
    reserveDraft(key, controller.signal, () => undefined);
    const end = () => {
      isEnded.current = true;
      deleteDraft(key);
    };
    endWith(end);
    const unsubscribe = onSessionEnd(() => {
      // Who signs out in another tab was not asked about the changes in this one.
      if (sessionEndReason() === 'signed-out') end();
      else storeLatest.current();
    });
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [key, endWith]);

  useEffect(() => {
    const store = () => {
      if (isDirty && userEmail !== undefined && !isEnded.current)
        storeDraft(key, { userEmail, companyId, path, draft, version });
    };
    storeLatest.current = store;
    const timer = setTimeout(store, AUTOSAVE_DELAY_MS);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [key, path, userEmail, companyId, draft, isDirty, version]);

  useEffect(() => {
    if (!isDirty) deleteDraft(key);
  }, [key, isDirty]);

  const { offered, removeOffered, removeAll } = useInterruptedDrafts(
    key,
    userEmail === undefined || account.isPending ? null : { userEmail, companyId, path },
  );
  const discard = () => {
    if (offered === null) return;
    deleteDraft(offered);
    removeOffered();
  };
  const restore = () => {
    const stored = offered === null ? null : readDraft(offered);
    removeAll();
    if (offered === null || !stored) return;
    deleteDraft(key);
    setKey(offered);
    // The stored ids could collide with ids of this page load.
    const steps = stored.draft.steps.map(({ id: _, ...values }) => createStep(values));
    form.change({ ...stored.draft, steps });
    form.setVersion(stored.version);
  };
  return { hasStoredDraft: offered !== null, restore, discard };
}
