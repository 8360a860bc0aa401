import type { LiveEvent, LiveEventOf, LiveMessage } from 'shared/contract';
import type { Connection } from './connection.ts';
import { createEventLog } from './event-log.ts';

/** The pages that are connected to a session. */
export interface Connections extends Iterable<Connection> {
  add(connection: Connection): void;
  /** False: it was removed before. */
  remove(connection: Connection): boolean;
  isWatched(): boolean;
  /** How many do not control it. */
  watchers(): number;
  /** Sends all an event of the session, numbered. */
  send(event: LiveEvent): void;
  /**
   * From now on the connection gets the events of the session, after `ready` and those that it has missed.
   * @param lastEvent the number of the last one that its page has got; undefined: it connects for the first time
   */
  join(connection: Connection, lastEvent: number | undefined, ready: LiveEventOf<'ready'>): void;
  /** Sends one of them, or all, the last event and closes. */
  dismiss(ended: LiveEventOf<'ended'>, connection?: Connection): void;
}

export function createConnections(): Connections {
  const all = new Set<Connection>();
  const joined = new WeakSet<Connection>();
  const log = createEventLog();

  function sendAll(message: LiveMessage): void {
    for (const connection of all) if (joined.has(connection)) connection.send(message);
  }

  const watchers = () => [...all].filter(({ isController }) => !isController).length;
  const reportWatchers = () => sendAll({ type: 'watchers', count: watchers() });

  return {
    [Symbol.iterator]: () => all.values(),
    add: (connection) => void all.add(connection),
    join(connection, lastEvent, ready) {
      const missed = lastEvent === undefined ? undefined : log.since(lastEvent);
      connection.send(missed ? { ...ready, isResumed: true } : { ...ready, number: log.newest() });
      for (const message of missed ?? []) connection.send(message);
      joined.add(connection);
      reportWatchers();
    },
    remove(connection) {
      const isKnown = all.delete(connection);
      if (isKnown && !connection.isController) reportWatchers();
      return isKnown;
    },
    watchers,
    isWatched: () => [...all].some(({ isWatching }) => isWatching),
    send: (event) => sendAll(log.add(event)),
    dismiss(ended, connection) {
      for (const one of connection ? [connection] : all) {
        one.send(ended);
        one.close();
      }
    },
  };
}
