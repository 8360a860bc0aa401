import { useEffect, useState } from 'react';
import { onSessionEnd, sessionEndReason, useSession } from 'shared/auth';
import { useLocation } from 'shared/router';
import { createStep } from '../../model/step.ts';
import { findWork, forgetWork, keepWork } from './kept-work.ts';
import type { DraftForm } from './useDraftForm.ts';

/** Keeps unsaved work when the session runs out under it, and gives back what was kept here before. */
export function useKeptWork(form: DraftForm) {
  const place = useLocation().pathname;
  const userId = useSession()?.user.id;
  const [kept, setKept] = useState(() => findWork(place, userId));
  const { draft, isDirty, version } = form;

  useEffect(
    () =>
      onSessionEnd(() => {
        if (isDirty && userId !== undefined && sessionEndReason() === 'expired')
          keepWork(place, { userId, draft, version });
      }),
    [place, userId, draft, isDirty, version],
  );

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
