import { useEffect, useMemo, useRef, useState } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useLocation } from 'shared/router';
import { useAtomValue } from 'shared/state';
import { withTypedText } from '../../model/draft.ts';
import { createStep } from '../../model/step.ts';
import { typedTextAtom } from '../../state/typed-text-atom.ts';
import { deleteDraft, loadDraft, storeDraft } from './draft-storage.ts';
import type { DraftForm } from './useDraftForm.ts';

const AUTOSAVE_DELAY_MS = 800;

/**
 * Stores unsaved changes while they are made, those in an open field included, so that they survive a reload and the end of the session, and
 * offers to restore the ones stored here before. Saving, discarding, leaving the page and signing out here delete them.
 */
export function useDraftAutosave(form: DraftForm) {
  const path = useLocation().pathname;
  const userEmail = useSession()?.user.email;
  const [stored, setStored] = useState(() => loadDraft(path, userEmail));
  const typed = useAtomValue(typedTextAtom);
  const { version } = form;
  const draft = useMemo(() => withTypedText(form.draft, typed), [form.draft, typed]);
  const isDirty = form.isDirty || draft !== form.draft;

  const isInterrupted = useRef(false);
  useEffect(() => {
    if (!isDirty || userEmail === undefined) return;
    const store = () => storeDraft(path, { userEmail, draft, version });
    const timer = setTimeout(store, AUTOSAVE_DELAY_MS);
    window.addEventListener('pagehide', store);
    const unsubscribe = onSessionEnd(() => {
      clearTimeout(timer);
      // Who signs out in another tab was not asked about the changes in this one.
      isInterrupted.current = sessionEndReason() !== 'signed-out';
      if (isInterrupted.current) store();
      else deleteDraft(path);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
      unsubscribe();
    };
  }, [path, userEmail, draft, isDirty, version]);

  useEffect(() => {
    if (!isDirty) return;
    return () => {
      if (!isInterrupted.current) deleteDraft(path);
    };
  }, [path, isDirty]);

  const discard = () => {
    deleteDraft(path);
    setStored(null);
  };
  const restore = () => {
    if (!stored) return;
    // The stored ids could collide with ids of this page load.
    const steps = stored.draft.steps.map(({ id: _, ...values }) => createStep(values));
    form.change({ ...stored.draft, steps });
    form.setVersion(stored.version);
    discard();
  };
  return { hasStoredDraft: stored !== null, restore, discard };
}
