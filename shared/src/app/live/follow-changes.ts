import { readSession } from 'shared/auth';
import type { Changes } from 'shared/contract';
import { environment } from 'shared/environment';
import { noteAnswer, onConnectionChange } from 'shared/http';
import type { QueryClient } from 'shared/query';
import { publish, setConnected } from './changes.ts';
import { refreshQueries } from './refresh-queries.ts';

/** The server sends something every 15 seconds; after this time the connection is dead. */
const DEAD_TIMEOUT_MS = 40_000;
/** A connection that ends sooner counts as a failure. */
const MIN_CONNECTION_MS = 5000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** The server has no such call, or the session has ended: no further attempt would change that. */
const FINAL_STATUSES = [401, 404];

/**
 * Follows the company's changes and loads the queries again that they concern, until the returned function is called. Without a
 * connection pages poll as usual. A hidden page has none: browsers open six per origin, and it loads everything when it is shown.
 */
export function followChanges(client: QueryClient): () => void {
  const controller = new AbortController();
  const stopRefreshing = refreshQueries(client);
  void stayConnected(controller.signal);
  return () => {
    controller.abort();
    setConnected(false);
    stopRefreshing();
  };
}

async function stayConnected(signal: AbortSignal): Promise<void> {
  let failures = 0;
  let isLost = false;
  while (!signal.aborted) {
    if (document.hidden) await nextVisibilityChange(signal);
    else {
      const startedAt = Date.now();
      const outcome = await connect(signal);
      setConnected(false);
      if (outcome === 'stopped') continue;
      const isShort = Date.now() - startedAt < MIN_CONNECTION_MS;
      failures = outcome === 'ended' && !isShort ? 0 : failures + 1;
      // Polling resumes with a request; not at once, because a server that restarts is back in a moment.
      if (isLost && outcome !== 'ended') publish('unknown');
      isLost = outcome === 'ended';
      if (typeof outcome === 'number' && FINAL_STATUSES.includes(outcome)) return;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS), signal);
    }
  }
}

/** Publishes changes until the connection ends. Returns the status of a refusal, 0 for none; `stopped`: the page ended it itself. */
async function connect(signal: AbortSignal): Promise<'stopped' | 'ended' | number> {
  const connection = new AbortController();
  const stop = () => {
    if (signal.aborted || document.hidden) connection.abort();
  };
  signal.addEventListener('abort', stop);
  document.addEventListener('visibilitychange', stop);
  let isOpen = false;
  let timer = 0;
  const restartTimer = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      connection.abort();
      noteAnswer(0);
    }, DEAD_TIMEOUT_MS);
  };
  try {
    restartTimer();
    const response = await fetch(`${environment().apiAddress}/events`, {
      headers: { Authorization: `Bearer ${readSession()?.token ?? ''}` },
      cache: 'no-store',
      signal: connection.signal,
    });
    noteAnswer(response.status);
    if (!response.ok || !response.body) return response.status;
    isOpen = true;
    setConnected(true);
    publish('unknown');
    await readEvents(response.body, restartTimer);
    return 'ended';
  } catch {
    if (connection.signal.aborted) return 'stopped';
    if (isOpen) return 'ended';
    noteAnswer(0);
    return 0;
  } finally {
    window.clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    document.removeEventListener('visibilitychange', stop);
  }
}

/** Each event of `GET /events` is one line of data; the other lines are comments or empty. */
async function readEvents(body: ReadableStream<Uint8Array>, onText: () => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onText();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('data: ')) (JSON.parse(line.slice(6)) as Changes).changes.forEach(publish);
  }
}

/** Between a half and the whole of the time, or until the connection changes, so that the pages of a server that restarts do not all come at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return untilAborted(signal, (finish) => {
    const timer = setTimeout(finish, milliseconds * (0.5 + Math.random() / 2));
    const unregister = onConnectionChange(finish);
    return () => {
      clearTimeout(timer);
      unregister();
    };
  });
}

function nextVisibilityChange(signal: AbortSignal): Promise<void> {
  return untilAborted(signal, (finish) => {
    document.addEventListener('visibilitychange', finish);
    return () => document.removeEventListener('visibilitychange', finish);
  });
}

/** Resolves with the call of `finish`, or when aborted. `begin` returns its clean-up. */
function untilAborted(signal: AbortSignal, begin: (finish: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cleanUp();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const cleanUp = begin(finish);
    signal.addEventListener('abort', finish);
  });
}
