import type { Draft } from '../../model/draft.ts';

/** Whose draft it is, and of which screen. */
export interface DraftPlace {
  userEmail: string;
  /** null: not known, because the server does not say or has not yet. */
  companyId: number | null;
  path: string;
  /** The visit of the page on which a new test is recorded; null: it is not recorded, or a draft of every visit may be continued. */
  recording: string | null;
}

/** An unsaved draft whose editing was interrupted. */
export interface StoredDraft extends DraftPlace {
  draft: Draft;
  /** The version of the stored test that the draft is based on; undefined for a new one. */
  version: number | undefined;
  /** In milliseconds since 1970. */
  storedAt: number;
}

const PREFIX = 'draft:';
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** The key of one editor in one tab: two tabs with the same test do not overwrite each other's draft. */
export function newDraftKey(): string {
  return PREFIX + crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Stores a draft in this browser. If the storage is full, drafts that are older make room; if it is blocked, nothing happens. */
export function storeDraft(key: string, values: Omit<StoredDraft, 'storedAt'>): void {
  const text = JSON.stringify({ ...values, storedAt: Date.now() } satisfies StoredDraft);
  const older = Object.keys(readAll()).filter((other) => other !== key);
  while (!write(key, text)) {
    const oldest = older.pop();
    if (oldest === undefined) return;
    deleteDraft(oldest);
  }
}

/** The keys of the drafts that were left at this place, the newest first. Deletes what has expired. */
export function findDrafts(place: DraftPlace): string[] {
  const all = Object.entries(readAll());
  for (const [key, stored] of all) if (Date.now() - stored.storedAt > MAX_AGE_MS) deleteDraft(key);
  return all.filter(([key, stored]) => isAt(stored, place) && readDraft(key) !== null).map(([key]) => key);
}

/** null: it is not there, or not readable. */
export function readDraft(key: string): StoredDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft | null;
    return Array.isArray(stored?.draft.steps) ? stored : null;
  } catch {
    return null;
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A blocked storage has none.
  }
}

/**
 * Waits until no other tab edits the draft, then reserves it for this one and calls back. `signal` ends the waiting or the reservation, as the
 * end of the tab does. Where the browser has no locks (no TLS), no draft counts as edited elsewhere.
 */
export function reserveDraft(key: string, signal: AbortSignal, onReserved: () => void): void {
  if (!('locks' in navigator)) return onReserved();
  const hold = () => {
    onReserved();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  // It rejects when the waiting is aborted.
  navigator.locks.request(key, { signal }, hold).catch(() => undefined);
}

/** The newest first. */
function readAll(): Record<string, StoredDraft> {
  const drafts = storedKeys().flatMap((key) => {
    const stored = readDraft(key);
    return stored ? [[key, stored] as const] : [];
  });
  return Object.fromEntries(drafts.sort(([, a], [, b]) => b.storedAt - a.storedAt));
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function isAt(stored: StoredDraft, { userEmail, companyId, path, recording }: DraftPlace): boolean {
  const isSameCompany = stored.companyId === null || companyId === null || stored.companyId === companyId;
  const isSameVisit = recording === null || stored.recording === recording;
  return stored.userEmail === userEmail && stored.path === path && isSameCompany && isSameVisit;
}
