import { useEffect, useRef, useState } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useLocation } from 'shared/router';
import { createStep } from '../../model/step.ts';
import { findWork, forgetWork, keepWork } from './kept-work.ts';
import type { DraftForm } from './useDraftForm.ts';

const KEEP_DELAY = 800;

/**
 * Keeps unsaved work while it is made, so that neither a lost tab nor the end of the session takes it, and gives back
 * what was kept here before. Work that was saved, or left on purpose, is forgotten.
 */
export function useKeptWork(form: DraftForm) {
  const place = useLocation().pathname;
  const userId = useSession()?.user.id;
  const [kept, setKept] = useState(() => findWork(place, userId));
  const { draft, isDirty, version } = form;

  const isInterrupted = useRef(false);
  useEffect(() => {
    if (!isDirty || userId === undefined) return;
    const keep = () => keepWork(place, { userId, draft, version });
    const timer = setTimeout(keep, KEEP_DELAY);
    const stopListening = onSessionEnd(() => {
      clearTimeout(timer);
      isInterrupted.current = sessionEndReason() === 'expired';
      if (isInterrupted.current) keep();
      else forgetWork(place);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [place, userId, draft, isDirty, version]);

  useEffect(() => {
    if (!isDirty) return;
    return () => {
      if (!isInterrupted.current) forgetWork(place);
    };
  }, [place, isDirty]);

  const forget = () => {
    forgetWork(place);
    setKept(null);
  };
  const restore = () => {
    if (!kept) return;
    // Ids of another page's life could meet those of this one.
    const steps = kept.draft.steps.map(({ id: _, ...values }) => createStep(values));
    form.change({ ...kept.draft, steps });
    form.setVersion(kept.version);
    forget();
  };
  return { isKept: kept !== null, restore, forget };
}
