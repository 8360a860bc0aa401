import { useEffect, useRef } from 'react';
import { readSession } from 'shared/auth';
import { useBlocker } from 'shared/router';
import { confirm } from './confirmation.ts';

const QUESTION = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved. If you leave now, they are lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  tone: 'danger',
} as const;

/** Unsaved work of any remote. */
const unsaved = new Set<symbol>();

/** Asks whether unsaved work may be left, for a way out that is no navigation; true at once where there is none. */
export async function confirmLeaving(): Promise<boolean> {
  return unsaved.size === 0 || confirm(QUESTION);
}

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
    void confirm(QUESTION).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const work = Symbol('unsaved work');
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(work);
    window.addEventListener('beforeunload', keep);
    return () => {
      unsaved.delete(work);
      window.removeEventListener('beforeunload', keep);
    };
  }, [isDirty]);

  return () => {
    isFree.current = true;
  };
}
