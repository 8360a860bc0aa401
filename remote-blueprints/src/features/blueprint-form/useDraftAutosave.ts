import { useEffect, useRef, useState } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useLocation } from 'shared/router';
import { createStep } from '../../model/step.ts';
import { deleteDraft, loadDraft, storeDraft } from './draft-storage.ts';
import type { DraftForm } from './useDraftForm.ts';

const AUTOSAVE_DELAY_MS = 800;

/**
 * Stores unsaved changes while they are made, so that they survive a closed tab and the end of the session, and offers to
 * restore the ones stored here before. Saving, discarding and leaving the page delete them.
 */
export function useDraftAutosave(form: DraftForm) {
  const path = useLocation().pathname;
  const userEmail = useSession()?.user.email;
  const [stored, setStored] = useState(() => loadDraft(path, userEmail));
  const { draft, isDirty, version } = form;

  const isInterrupted = useRef(false);
  useEffect(() => {
    if (!isDirty || userEmail === undefined) return;
    const store = () => storeDraft(path, { userEmail, draft, version });
    const timer = setTimeout(store, AUTOSAVE_DELAY_MS);
    const unsubscribe = onSessionEnd(() => {
      clearTimeout(timer);
      isInterrupted.current = sessionEndReason() === 'expired';
      if (isInterrupted.current) store();
      else deleteDraft(path);
    });
    return () => {
      clearTimeout(timer);
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
