import { useEffect, useRef } from 'react';
import { readSession } from 'shared/auth';
import { useBlocker } from 'shared/router';
import { confirm } from './confirmation.ts';
import { createStore } from './store.ts';

const QUESTION = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved. If you leave now, they are lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  tone: 'danger',
} as const;

/** Unsaved work of any remote. */
const unsaved = createStore<readonly symbol[]>([]);

export const useHasUnsavedWork = (): boolean => unsaved.useValue().length > 0;

/** Asks for confirmation if there is unsaved work; for ways to leave that are no navigation, such as signing out. */
export async function confirmLeaving(): Promise<boolean> {
  return unsaved.get().length === 0 || confirm(QUESTION);
}

/**
 * Asks for confirmation before a navigation or an unload discards unsaved work. Returns a function that allows the next
 * navigation. The end of a session is never blocked. @param onLeave called when the work is given up, or allowed to be left
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): () => void {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isAllowed.current &&
      readSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(QUESTION).then((isConfirmed) => {
      if (!isConfirmed) return blocker.reset();
      onLeave?.();
      blocker.proceed();
    });
  }, [blocker, onLeave]);

  useEffect(() => {
    if (!isDirty) return;
    const work = Symbol('unsaved work');
    const block = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set([...unsaved.get(), work]);
    window.addEventListener('beforeunload', block);
    return () => {
      unsaved.set(unsaved.get().filter((one) => one !== work));
      window.removeEventListener('beforeunload', block);
    };
  }, [isDirty]);

  return () => {
    isAllowed.current = true;
    onLeave?.();
  };
}
