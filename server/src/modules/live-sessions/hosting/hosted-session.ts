import type { LiveEnd, LiveEvent, LiveRequest } from 'shared/contract';
import {
  BrowserLostError,
  BrowserUnavailableError,
  VIEWPORT,
  type LiveSession,
  type LiveSessionRequest,
} from 'runner';
import type { WebSocket } from 'ws';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Log } from '../../../platform/log.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { PlansService } from '../../plans/plans-service.ts';
import type { LiveSessionRow, SignedIn } from '../live-sessions-repository.ts';
import { createConnection, type Connection } from './connection.ts';
import { createConnections } from './connections.ts';
import {
  ELSEWHERE,
  endMessage,
  MAX_WATCHERS,
  NOT_OPENED,
  SIGNED_OUT,
  TOO_MANY_WATCH,
  type LiveLimits,
} from './end-messages.ts';
import { createLiveHost, type LiveHostDependencies } from './live-host.ts';
import { startSessionClock } from './session-clock.ts';
import { createSessionPlace, type PlaceDependencies } from './session-place.ts';
import { createSessionRequests } from './session-requests.ts';

export type OpenLive = (request: LiveSessionRequest) => Promise<LiveSession>;

export interface SessionDependencies extends LiveHostDependencies, PlaceDependencies {
  blueprints: BlueprintsService;
  plans: Pick<PlansService, 'openForRun'>;
  openLive: OpenLive;
  limits: LiveLimits;
  log: Log;
  /** Called once, when the session ends and its browser begins to close. */
  onEnd: (id: string, reason: LiveEnd) => Promise<void>;
}

/** A live session in the worker that holds it: its browser and the pages that are connected. */
export interface HostedSession {
  /** @param lastEvent the number of the last event that the page has got; undefined: it connects for the first time */
  connect(
    socket: WebSocket,
    identity: Pick<Connection, 'isController' | 'tokenHash'>,
    lastEvent: number | undefined,
  ): void;
  /** The login sessions of its pages. */
  tokenHashes(): string[];
  /** Ends the session where one of its limits has passed, or its controller has signed out or may not use it any more; watchers who have signed out are closed. */
  check(signedIn?: SignedIn): void;
  /** Resolves when the browser is closed. */
  end(reason: LiveEnd, message?: string): Promise<void>;
}

const ONLY_WATCHING = 'You are watching. Only the person who opened the live browser can use it.';
/** Errors that say in a sentence why the browser did not open. */
const SENTENCES = [AppError, BrowserLostError, BrowserUnavailableError];

/** Opens the browser at once. */
export function hostSession(row: LiveSessionRow, dependencies: SessionDependencies): HostedSession {
  const { limits, log, blueprints, openLive, onEnd } = dependencies;
  const connections = createConnections();
  const place = createSessionPlace(dependencies, row);
  const host = createLiveHost(dependencies, row, place, connections);
  const abort = new AbortController();
  const clock = startSessionClock(limits);
  let controllerToken: string | undefined;
  let isRecording = false;
  /** The number of the latest run that was asked for. */
  let lastRun: number | null = null;
  let ended: Promise<void> | undefined;

  /** Only Chromium sends frames. */
  const browser = blueprints
    .editorSettings(row.companyId, row.blueprintId)
    .then(({ browser: found }) => found && { ...found, engine: 'chromium' as const })
    .catch(() => null);
  const opened = open();
  const requests = createSessionRequests({ ...dependencies, opened, row, host, place });
  opened.then(
    (session) => void session.lost.then((message) => end('browser-lost', message)),
    (error: unknown) => {
      if (!ended)
        log.warn({ err: error, liveSessionId: row.id }, 'The browser of a live session did not open');
      const isSentence = SENTENCES.some((kind) => error instanceof kind);
      void end('browser-lost', isSentence ? (error as Error).message : NOT_OPENED);
    },
  );

  async function open(): Promise<LiveSession> {
    const send = (event: LiveEvent) => {
      clock.follow(event);
      if (event.type === 'recording') isRecording = event.isOn;
      host.send(event);
    };
    return openLive({
      owner: String(row.companyId),
      ...(await place.opening()),
      browser: (await browser) ?? undefined,
      host: { ...host, send },
      signal: abort.signal,
    });
  }

  /** Nothing to do for a browser that did not open. */
  const withSession = (use: (session: LiveSession) => void) => void opened.then(use, () => undefined);

  function onRequest(connection: Connection, request: LiveRequest): void {
    if (request.type === 'watch') return watch(connection, request.isOn);
    if (request.type === 'shown') {
      connection.frameShown(request.frame);
      return withSession((session) => session.frameShown(request.frame));
    }
    if (!connection.isController) {
      const number = request.type === 'query' ? request.request : null;
      return connection.send({ type: 'refused', request: number, message: ONLY_WATCHING });
    }
    // Pages ask by themselves, e.g. about the step with the focus each time an animation has moved.
    if (request.type !== 'query') clock.requested();
    if (request.type === 'run') lastRun = request.run;
    if (request.type !== 'stay') requests.handle(connection, request);
  }

  function watch(connection: Connection, isOn: boolean): void {
    connection.watch(isOn);
    const isWatched = connections.isWatched();
    withSession((session) => session.watch(isWatched));
  }

  function onClose(connection: Connection): void {
    if (!connections.remove(connection) || ended) return;
    if (connection.isController && ![...connections].some(({ isController }) => isController))
      clock.controllerLeft();
    watch(connection, false);
  }

  function end(reason: LiveEnd, message = endMessage(reason, limits)): Promise<void> {
    ended ??= finish(reason, message);
    return ended;
  }

  async function finish(reason: LiveEnd, message: string): Promise<void> {
    const stored = onEnd(row.id, reason);
    // A password that was just typed has no name before it is stored.
    if (isRecording && reason !== 'browser-lost') await (await opened).finishTyping();
    connections.dismiss({ type: 'ended', reason, message });
    abort.abort();
    const session = await opened.catch(() => undefined);
    await session?.close();
    await host.close();
    await stored;
  }

  return {
    connect(socket, identity, lastEvent) {
      if (ended) return socket.close();
      if (identity.isController) {
        for (const other of connections) if (other.isController) connections.dismiss(ELSEWHERE, other);
        clock.controllerConnected();
        controllerToken = identity.tokenHash;
      }
      const connection = createConnection(socket, identity, { onRequest, onClose });
      if (!identity.isController && connections.watchers() >= MAX_WATCHERS)
        return connections.dismiss(TOO_MANY_WATCH, connection);
      void browser.then((settings) => {
        if (ended) return;
        const viewport = settings?.viewport ?? VIEWPORT;
        const { isController } = identity;
        const idleSeconds = limits.idle / 1000;
        const ready = { type: 'ready', isController, viewport, isRecording, idleSeconds, lastRun } as const;
        connections.join(connection, lastEvent, ready);
        withSession((session) => session.describe());
      });
      connections.add(connection);
    },
    tokenHashes: () => [...connections].map(({ tokenHash }) => tokenHash).concat(controllerToken ?? []),
    check(signedIn) {
      const mayNotUse = controllerToken !== undefined && signedIn?.users.has(controllerToken) === false;
      const reason = mayNotUse ? 'signed-out' : clock.endReason();
      if (reason) return void end(reason);
      for (const connection of connections)
        if (signedIn && !signedIn.all.has(connection.tokenHash)) connections.dismiss(SIGNED_OUT, connection);
    },
    end,
  };
}
