import { useEffect } from 'react';
import { readSession } from 'shared/auth';
import { confirm } from 'shared/feedback';
import { useBlocker } from 'shared/router';

/** Asks before the page is left while something on it is not saved. The end of a session is never held up. */
export function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
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
}
