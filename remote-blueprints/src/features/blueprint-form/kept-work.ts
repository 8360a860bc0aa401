import type { Draft } from '../../model/draft.ts';

/** Work that was interrupted: by the end of the session, or of the tab. */
export interface KeptWork {
  userId: number;
  draft: Draft;
  /** The stored version it was begun on. */
  version: number | undefined;
}

const keyOf = (place: string) => `unsaved:${place}`;

/** Keeps the work for this tab. A storage that is full or closed keeps nothing. */
export function keepWork(place: string, work: KeptWork): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(work));
  } catch {
    // There is nobody to tell: the person is on the way to signing in.
  }
}

/** What was kept for the same person at the same place. */
export function findWork(place: string, userId: number | undefined): KeptWork | null {
  const text = sessionStorage.getItem(keyOf(place));
  const work = text === null ? null : (JSON.parse(text) as KeptWork);
  return work?.userId === userId ? work : null;
}

export function forgetWork(place: string): void {
  sessionStorage.removeItem(keyOf(place));
}
