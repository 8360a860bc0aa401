import { useEffect, useRef } from 'react';
import { readSession } from 'shared/auth';
import { useBlocker } from 'shared/router';
import { confirm } from './confirmation.ts';

/**
 * Asks before unsaved work is left, inside the product and out of it. Gives a function that lets the next
 * navigation pass. The end of a session is never held up.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isFree.current &&
      readSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: 'Your changes are not saved. If you leave now, they are lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      tone: 'danger',
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isDirty]);

  return () => {
    isFree.current = true;
  };
}
