import type { Draft } from '../../model/draft.ts';

/** An unsaved draft whose editing was interrupted by the end of the session or of the tab. */
export interface StoredDraft {
  userEmail: string;
  draft: Draft;
  /** The version of the stored test that the draft is based on; undefined for a new one. */
  version: number | undefined;
}

const keyOf = (path: string) => `draft:${path}`;

/** Stores a draft for this tab; does nothing if the storage is full or blocked. */
export function storeDraft(path: string, stored: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(stored));
  } catch {
    // Autosave is best effort.
  }
}

/** The draft that this user left at this path, or null. */
export function loadDraft(path: string, userEmail: string | undefined): StoredDraft | null {
  const text = sessionStorage.getItem(keyOf(path));
  const stored = text === null ? null : (JSON.parse(text) as StoredDraft);
  return stored?.userEmail === userEmail ? stored : null;
}

export function deleteDraft(path: string): void {
  sessionStorage.removeItem(keyOf(path));
}
