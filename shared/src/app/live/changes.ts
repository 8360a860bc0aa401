import type { Change } from 'shared/contract';

/** `unknown`: there was no connection for a while, so that anything may have changed. */
export type AnyChange = Change | 'unknown';

/** How often pages poll while the server reports changes: a change that was lost must not be missing for ever. */
const LIVE_POLL_INTERVAL_MS = 30_000;

const listeners = new Set<(change: AnyChange) => void>();
let isConnected = false;

/** Milliseconds until a page polls again: `usual` unless the server reports changes by itself. */
export function pollInterval(usual: number): number {
  return isConnected ? LIVE_POLL_INTERVAL_MS : usual;
}

export function setConnected(value: boolean): void {
  isConnected = value;
}

export function publish(change: AnyChange): void {
  for (const listener of listeners) listener(change);
}

/** Returns a function that unsubscribes. */
export function subscribeToChanges(listener: (change: AnyChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
