import { environment } from 'shared/environment';

/** `offline`: the browser has no connection. `away`: the server does not answer, or the proxy before it says so. */
export type Connection = 'online' | 'offline' | 'away';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 10_000;
/** After this time without an answer there is none. */
const ANSWER_TIMEOUT_MS = 10_000;
/** No answer at all, and what a proxy answers for a server that it does not reach. */
const UNANSWERED = [0, 502, 503, 504];

const listeners = new Set<() => void>();
let isAway = false;
let isAsking = false;

export function connection(): Connection {
  if (isOffline()) return 'offline';
  return isAway ? 'away' : 'online';
}

/** Whether the browser knows that it has no connection. false means only that it knows nothing of the kind. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Registers what happens when the connection is lost or back. Returns a function that unregisters it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Takes note of the answer to any call, 0 for none. Where the server may be away it is asked whether it is there: one call may fail for a reason
 * of its own. If it is away, until it is back.
 */
export function noteAnswer(status: number): void {
  if (!UNANSWERED.includes(status)) setAway(false);
  else if (!isAsking && !isOffline()) void askUntilBack();
}

async function askUntilBack(): Promise<void> {
  isAsking = true;
  for (
    let pause = FIRST_PAUSE_MS;
    UNANSWERED.includes(await ask());
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  ) {
    if (!isOffline()) setAway(true);
    await pauseOrOnline(pause);
  }
  isAsking = false;
  setAway(false);
}

async function ask(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    return (await fetch(`${environment().apiAddress}/health/live`, { cache: 'no-store', signal })).status;
  } catch {
    return 0;
  }
}

function setAway(value: boolean): void {
  if (isAway === value) return;
  isAway = value;
  for (const listener of listeners) listener();
}

/** So many milliseconds, or until the browser has a connection again. */
function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

/** Resolves when the browser has a connection: at once, or when it is back. Rejects when aborted. */
export async function whenOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (!isOffline()) return;
  await new Promise<void>((resolve, reject) => {
    const end = (finish: () => void) => {
      unregister();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => end(() => reject(signal?.reason as Error));
    const unregister = onConnectionChange(() => {
      if (!isOffline()) end(resolve);
    });
    signal?.addEventListener('abort', abort);
  });
}
