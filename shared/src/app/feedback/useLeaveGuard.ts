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

interface Work {
  /** The next navigation is part of saving it. */
  isAllowed: boolean;
  onLeave: (() => void) | undefined;
}

/** Unsaved work of any remote: a page and a dialog on it can both hold some. */
const unsaved = createStore<readonly Work[]>([]);

const isAnyUnsaved = () => unsaved.get().some(({ isAllowed }) => !isAllowed);

export const useHasUnsavedWork = (): boolean => unsaved.useValue().length > 0;

/** Asks for confirmation if there is unsaved work; for ways to leave that are no navigation, such as signing out. */
export async function confirmLeaving(): Promise<boolean> {
  return !isAnyUnsaved() || confirm(QUESTION);
}

/**
 * Asks for confirmation before a navigation or an unload discards unsaved work. Returns a function that allows the next
 * navigation. The end of a session is never blocked. @param onLeave called when the work is given up, or allowed to be left
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): () => void {
  const work = useRef<Work>({ isAllowed: false, onLeave });

  useEffect(() => {
    if (!isDirty) return;
    const mine = work.current;
    mine.isAllowed = false;
    const block = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set([...unsaved.get(), mine]);
    window.addEventListener('beforeunload', block);
    return () => {
      unsaved.set(unsaved.get().filter((one) => one !== mine));
      window.removeEventListener('beforeunload', block);
    };
  }, [isDirty]);

  return () => {
    work.current.isAllowed = true;
    onLeave?.();
  };
}

/** Asks before a navigation; for one component of the page, since a router knows one blocker only. */
export function useLeaveQuestion(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnyUnsaved() && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(QUESTION).then((isConfirmed) => {
      if (!isConfirmed) return blocker.reset();
      for (const { onLeave } of unsaved.get()) onLeave?.();
      blocker.proceed();
    });
  }, [blocker]);
}
