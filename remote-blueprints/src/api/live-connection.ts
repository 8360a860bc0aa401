import {
  LIVE_AFTER_PREFIX,
  LIVE_CLOSE_WORKER_LOST,
  LIVE_GRACE_SECONDS,
  LIVE_PROTOCOL,
  LIVE_TICKET_PREFIX,
} from 'shared/constants';
import type { LiveEvent, LiveMessage, LiveRequest } from 'shared/contract';
import { environment } from 'shared/environment';
import { isNotFound } from 'shared/http';
import { readLiveImage } from './live-images.ts';
import { createLiveQueries, type AskLivePage } from './live-queries.ts';
import { createLiveTicket, type LiveRole } from './live-sessions.ts';

/** Why a session is gone of which no `ended` was heard. */
export type LiveLoss = 'worker-lost' | 'connection-lost';

interface Listeners {
  onEvent: (event: LiveEvent) => void;
  /** `shown` is to be called when the frame has been drawn, or left out. */
  onFrame: (jpeg: Blob, shown: () => void) => void;
  /** Arrives before the event that names its number. */
  onScreenshot: (number: number, jpeg: Blob) => void;
  /** The connection was lost and is being established again; `ready` follows. */
  onInterrupted: () => void;
  /** The last call, unless `ended` was heard. */
  onLost: (loss: LiveLoss) => void;
}

export interface LiveConnection {
  /** Does nothing while there is no connection: what a person did meanwhile would surprise later. */
  send: (request: LiveRequest) => void;
  query: AskLivePage;
  close: () => void;
}

interface Session {
  id: string;
  ticket: string;
  role: LiveRole;
}

const RETRY_PAUSE_MS = 1000;

/**
 * Connects to a live session and hands on what it sends. A connection that is lost is established again, with a new ticket, for as long as
 * the session waits for it.
 */
export function openLiveConnection({ id, ticket, role }: Session, listeners: Listeners): LiveConnection {
  let socket: WebSocket | null = null;
  let isOver = false;
  let lostAt: number | null = null;
  /** The number of the last event; null: none has arrived that has one. */
  let lastEvent: number | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The number of the frame that was drawn last; null: none was. */
  let seenFrame: number | null = null;
  const queries = createLiveQueries((request) => send(request));

  function send(request: LiveRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(asSeen(request)));
    else if (request.type === 'query') queries.rejectAll('The live browser is not connected.');
  }

  /** A press is about what the person sees. */
  function asSeen(request: LiveRequest): LiveRequest {
    if (request.type !== 'input' || request.input.kind !== 'down' || seenFrame === null) return request;
    return { ...request, input: { ...request.input, frame: seenFrame } };
  }

  function end(): void {
    isOver = true;
    clearTimeout(retry);
    queries.rejectAll('The live browser is closed.');
    socket?.close();
  }

  function lose(loss: LiveLoss): void {
    if (isOver) return;
    end();
    listeners.onLost(loss);
  }

  function receive({ number, ...event }: LiveMessage): void {
    if (number !== undefined) lastEvent = number;
    if (event.type === 'ready') lostAt = null;
    queries.receive(event);
    if (event.type === 'ended') end();
    listeners.onEvent(event);
  }

  function connect(newTicket: string): void {
    const after = lastEvent === null ? [] : [`${LIVE_AFTER_PREFIX}${lastEvent}`];
    const opened = new WebSocket(socketAddress(id), [
      LIVE_PROTOCOL,
      LIVE_TICKET_PREFIX + newTicket,
      ...after,
    ]);
    opened.binaryType = 'arraybuffer';
    opened.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (isOver) return;
      if (typeof data === 'string') receive(JSON.parse(data) as LiveMessage);
      else showImage(data);
    };
    opened.onclose = ({ code }) => {
      if (isOver || opened !== socket) return;
      queries.rejectAll('The connection to the live browser was lost.');
      if (code === LIVE_CLOSE_WORKER_LOST) lose('worker-lost');
      else reconnect();
    };
    socket = opened;
  }

  function showImage(message: ArrayBuffer): void {
    const image = readLiveImage(message);
    if (image?.kind === 'screenshot') listeners.onScreenshot(image.number, image.jpeg);
    if (image?.kind === 'frame') listeners.onFrame(image.jpeg, () => showFrame(image.number));
  }

  function showFrame(frame: number): void {
    seenFrame = Math.max(seenFrame ?? 0, frame);
    send({ type: 'shown', frame });
  }

  function reconnect(): void {
    const isFirst = lostAt === null;
    lostAt ??= Date.now();
    if (isFirst) listeners.onInterrupted();
    if (Date.now() - lostAt > LIVE_GRACE_SECONDS * 1000) return lose('connection-lost');
    retry = setTimeout(() => void connectAgain(), isFirst ? 0 : RETRY_PAUSE_MS);
  }

  async function connectAgain(): Promise<void> {
    try {
      const newTicket = await createLiveTicket(id, role);
      if (!isOver) connect(newTicket);
    } catch (error) {
      if (isNotFound(error)) lose('connection-lost');
      else if (!isOver) reconnect();
    }
  }

  connect(ticket);
  return { send, query: queries.ask, close: end };
}

/** `https` becomes `wss`. */
function socketAddress(id: string): string {
  return `${environment().apiAddress.replace(/^http/, 'ws')}/live/${id}/socket`;
}
