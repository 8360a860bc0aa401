import { once } from 'node:events';
import {
  LIVE_AFTER_PREFIX,
  LIVE_IMAGE_HEADER_BYTES,
  LIVE_IMAGE_KINDS,
  LIVE_PROTOCOL,
  LIVE_TICKET_PREFIX,
} from 'shared/constants';
import {
  liveEventSchema,
  type LiveEvent,
  type LiveEventOf,
  type LiveMessage,
  type LiveRequest,
} from 'shared/contract';
import { WebSocket, type RawData } from 'ws';

/** A page that is connected to a live session. */
export interface LiveClient {
  /** All events until now. */
  events: LiveEvent[];
  /** Numbers of frames until now. */
  frames: number[];
  /** How many have arrived until now. */
  readonly screenshots: number;
  /** Of the last event that has one; null: none has. */
  readonly lastNumber: number | null;
  send(request: LiveRequest): void;
  sendText(text: string): void;
  /** The next event of this type that has not been waited for, and that fits. */
  next<Type extends LiveEvent['type']>(
    type: Type,
    fits?: (event: LiveEventOf<Type>) => boolean,
  ): Promise<LiveEventOf<Type>>;
  nextFrame(): Promise<number>;
  closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

export interface LiveAddress {
  port: number;
  id: string;
  ticket: string;
  /** null: none. */
  origin?: string | null;
  /** The number of the last event that the page has got. */
  after?: number | null;
}

/** Connects as a page does. @throws an Error with the status if the socket is refused. */
export async function connectLive({
  port,
  id,
  ticket,
  origin = 'http://localhost:3000',
  after = null,
}: LiveAddress): Promise<LiveClient> {
  const protocols = [LIVE_PROTOCOL, LIVE_TICKET_PREFIX + ticket];
  if (after !== null) protocols.push(`${LIVE_AFTER_PREFIX}${after}`);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${id}/socket`, protocols, {
    origin: origin ?? undefined,
  });
  const events: LiveEvent[] = [];
  const frames: number[] = [];
  let seenEvents = 0;
  let seenFrames = 0;
  let screenshots = 0;
  let lastNumber: number | null = null;
  const arrivals = new EventTarget();
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
      arrivals.dispatchEvent(new Event('arrival'));
    });
  });

  function receive(data: RawData, isBinary: boolean): void {
    const message = data as Buffer;
    if (!isBinary) {
      const text: unknown = JSON.parse(message.toString());
      events.push(liveEventSchema.parse(text));
      lastNumber = (text as LiveMessage).number ?? lastNumber;
    } else if (message.readUInt8(0) === LIVE_IMAGE_KINDS.frame) frames.push(message.readUInt32BE(1));
    else screenshots += 1;
    if (isBinary && message.length <= LIVE_IMAGE_HEADER_BYTES) throw new Error('An image is empty.');
    arrivals.dispatchEvent(new Event('arrival'));
  }
  socket.on('message', receive);
  const refused = new Promise<never>((_, reject) => {
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      reject(new Error(`The socket was refused with status ${statusCode}.`));
    });
    socket.on('error', reject);
  });
  await Promise.race([once(socket, 'open'), refused]);

  async function arrival(waitedFor: string): Promise<void> {
    if (socket.readyState === socket.CLOSED)
      throw new Error(`The socket was closed before ${waitedFor}: ${JSON.stringify(events.slice(-3))}`);
    await once(arrivals, 'arrival');
  }

  return {
    events,
    frames,
    closed,
    get screenshots() {
      return screenshots;
    },
    get lastNumber() {
      return lastNumber;
    },
    send: (request) => socket.send(JSON.stringify(request)),
    sendText: (text) => socket.send(text),
    async next(type, fits = () => true) {
      for (;;) {
        while (seenEvents < events.length) {
          const event = events[seenEvents];
          seenEvents += 1;
          if (event?.type === type && fits(event as LiveEventOf<typeof type>))
            return event as LiveEventOf<typeof type>;
        }
        await arrival(type);
      }
    },
    async nextFrame() {
      while (seenFrames >= frames.length) await arrival('a frame');
      seenFrames += 1;
      return frames[seenFrames - 1] ?? 0;
    },
    close: () => socket.close(),
  };
}
