import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPayload } from './announce.ts';
import { listenForChanges, type ChangeListener } from './change-listener.ts';
import { createStreams, write, type Stream } from './streams.ts';

export { announceChanges } from './announce.ts';

/** Proxies close connections that stay quiet for longer; a failed write detects a reader that is gone. */
const HEARTBEAT_INTERVAL_MS = 15_000;
const MAX_PER_SESSION = 20;
const MAX_PER_COMPANY = 2000;

/** Streams of changes to the open pages of this process. Nothing is repeated to a page that connects again: it loads everything. */
export type LiveService = ReturnType<typeof createLiveService>;

type Dependencies = Pick<Platform, 'config' | 'database' | 'log' | 'metrics'> & {
  heartbeatInterval?: number;
  /** What changes within this time goes out together, in milliseconds. */
  flushInterval?: number;
};

export function createLiveService(dependencies: Dependencies) {
  const { heartbeatInterval = HEARTBEAT_INTERVAL_MS, log, metrics } = dependencies;
  const streams = createStreams(dependencies.flushInterval);
  let listener: ChangeListener | undefined;

  function publish(payload: string): void {
    const announced = readPayload(payload);
    if (announced) streams.publish(announced.companyId, announced.change);
  }

  return {
    /** Starts to listen for changes, without waiting for the database. */
    open(): void {
      // Pages that connect again load what they have missed.
      listener ??= listenForChanges(dependencies, { onPayload: publish, onLost: streams.endAll });
      metrics.watchStreams(() => streams.count());
    },
    /** @throws a 503 while changes do not arrive from the database, a 429 where too many streams are open; pages then poll. */
    requireRoom({ companyId, session }: Pick<Stream, 'companyId' | 'session'>): void {
      if (!listener?.isListening())
        throw new AppError(503, 'no_live_changes', 'Changes cannot be followed at the moment.');
      const ofCompany = streams.count((stream) => stream.companyId === companyId);
      const ofSession = streams.count((stream) => stream.session === session);
      if (ofCompany >= MAX_PER_COMPANY || ofSession >= MAX_PER_SESSION)
        throw new AppError(429, 'too_many_streams', 'Too many pages are open. Please close some of them.');
    },
    /** Writes changes to the stream until its session has ended; `hasSession` is asked at each heartbeat. */
    follow(stream: Stream, hasSession: () => Promise<boolean>): void {
      const { response } = stream;
      streams.add(stream);
      const timer = setInterval(() => {
        hasSession().then(
          (isAlive) => {
            if (isAlive) write(response, ': heartbeat\n\n');
            else response.end();
          },
          // A database that does not answer ends no session.
          (error: unknown) => log.debug({ err: error }, 'The session of a stream could not be read'),
        );
      }, heartbeatInterval);
      response.once('close', () => clearInterval(timer));
    },
    /** Ends all streams; pages connect to another process. */
    async close(): Promise<void> {
      streams.endAll();
      await listener?.close();
      listener = undefined;
    },
  };
}
