import { http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { LIVE_AFTER_PREFIX, LIVE_CLOSE_WORKER_LOST, LIVE_PROTOCOL } from 'shared/constants';
import type {
  LiveAnswer,
  LiveEvent,
  LiveEventOf,
  LiveMessage,
  LiveQuery,
  LiveRequest,
} from 'shared/contract';
import { apiAddress } from 'shared/testing';
import type { OpenLiveSession } from '../api/live-sessions.ts';
import { liveImage } from './live-images.ts';
import { runSteps, type StepOutcome } from './live-runs.ts';

const LIVE = `${apiAddress}/live`;
let workers = 0;

interface Options {
  /** How a step with this text ends; as a rule it passes and sends nothing. */
  outcomeOf?: (text: string) => Partial<StepOutcome>;
  /** What is answered to a query; null: the session refuses it. */
  answerTo?: (query: LiveQuery) => LiveAnswer | null;
  /** Browsers that are open already. */
  sessions?: OpenLiveSession[];
  /** What it sends when the page asks to finish what was typed. */
  typed?: LiveEvent;
  /** It forgets what it sends. */
  isForgetful?: boolean;
  /** After how long without use it ends. */
  idleSeconds?: number;
}

interface LiveWorker {
  /** For `server.use`. */
  handlers: (RequestHandler | WebSocketHandler)[];
  /** The bodies of `POST /live`. */
  starts: unknown[];
  /** What pages have sent over the socket. */
  received: LiveRequest[];
  receivedOf: <Type extends LiveRequest['type']>(type: Type) => Extract<LiveRequest, { type: Type }>[];
  /** How many sockets were opened, and how many sessions were ended by the page. */
  connections: () => number;
  deletions: () => number;
  /** While no page is connected it is kept for the one that connects again. */
  send: (event: LiveEvent) => void;
  sendFrame: (number: number) => void;
  /** What pages send is lost, until they connect again. */
  loseRequests: () => void;
  /** Closes the socket without `ended`: the network, or with `isWorkerGone` the worker. */
  disconnect: (isWorkerGone?: boolean) => void;
}

/** A worker with live browsers that speaks the protocol over the page's own WebSocket; runs pass as `outcomeOf` says. */
export function openLiveWorker(options: Options = {}): LiveWorker {
  const {
    outcomeOf = () => ({}),
    answerTo = () => null,
    sessions = [],
    isForgetful = false,
    idleSeconds = 300,
    typed,
  } = options;
  let isRecording = false;
  workers += 1;
  const id = `5e0f7f0e-8a53-4c8e-9b8e-${String(workers).padStart(12, '0')}`;
  const starts: unknown[] = [];
  const received: LiveRequest[] = [];
  let deletions = 0;
  let tickets = 0;
  let connections = 0;
  let socket: { send: (data: string | ArrayBuffer) => void; close: (code?: number) => void } | null = null;
  let screenshots = 0;

  const log: LiveMessage[] = [];
  let lastRun: number | null = null;
  const sendTo = (message: LiveMessage) => socket?.send(JSON.stringify(message));
  const send = (event: LiveEvent) => {
    const message = { ...event, number: log.length + 1 };
    log.push(message);
    sendTo(message);
  };
  const sendScreenshot = () => {
    screenshots += 1;
    socket?.send(liveImage('screenshot', screenshots));
    return screenshots;
  };

  const respond = (request: LiveRequest) => {
    if (request.type === 'run') lastRun = request.run;
    if (request.type === 'run') runSteps(request, { send, sendScreenshot, outcomeOf });
    if (request.type === 'restart') send({ type: 'restarted' });
    if (request.type === 'answer') send({ type: 'question-closed', question: request.question });
    if (request.type === 'record') {
      if (typed && isRecording) send(typed);
      isRecording = request.isOn;
      send({ type: 'recording', isOn: request.isOn });
    }
    if (request.type === 'query') {
      const answer = answerTo(request.query);
      send(
        answer
          ? { type: 'answer', request: request.request, answer }
          : { type: 'refused', request: request.request, message: 'Nothing is known about it.' },
      );
    }
  };

  const newTicket = () => ({ ticket: `t${(tickets += 1)}`, expires_in_seconds: 30 });
  const link = ws.link(`${LIVE.replace('http', 'ws')}/:id/socket`);
  const connection = link.addEventListener('connection', ({ client, info }) => {
    connections += 1;
    socket = client;
    const [protocol, ticket, after] = [info.protocols].flat();
    if (protocol !== LIVE_PROTOCOL || ticket !== `ticket.t${tickets}`) return client.close(1008);
    isLosing = false;
    client.addEventListener('message', ({ data }) => {
      if (isLosing) return;
      const request = JSON.parse(String(data)) as LiveRequest;
      received.push(request);
      respond(request);
    });
    const ready = { ...READY, isController: !isWatched, idleSeconds, lastRun };
    if (after && !isForgetful) {
      sendTo({ ...ready, isResumed: true });
      log.slice(Number(after.slice(LIVE_AFTER_PREFIX.length))).forEach(sendTo);
    } else sendTo({ ...ready, number: log.length });
    send(PAGE);
  });
  let isWatched = false;
  let isLosing = false;

  return {
    handlers: [
      http.get(LIVE, () => HttpResponse.json({ sessions })),
      http.post(LIVE, async ({ request }) => {
        starts.push(await request.json());
        return HttpResponse.json({ live_session_id: id, ...newTicket() }, { status: 201 });
      }),
      http.post(`${LIVE}/:id/tickets`, async ({ request }) => {
        isWatched = ((await request.json()) as { role: string }).role === 'watch';
        return HttpResponse.json(newTicket(), { status: 201 });
      }),
      http.delete(`${LIVE}/:id`, ({ params }) => {
        // That of an earlier test may arrive late.
        if (params['id'] === id) deletions += 1;
        return new HttpResponse(null, { status: 204 });
      }),
      connection,
    ],
    starts,
    received,
    receivedOf: (type) => received.filter((request) => request.type === type) as never,
    connections: () => connections,
    deletions: () => deletions,
    send,
    sendFrame: (number) => socket?.send(liveImage('frame', number)),
    loseRequests: () => void (isLosing = true),
    disconnect(isWorkerGone = false) {
      socket?.close(isWorkerGone ? LIVE_CLOSE_WORKER_LOST : 1001);
      socket = null;
    },
  };
}

const READY: Omit<LiveEventOf<'ready'>, 'idleSeconds'> = {
  type: 'ready',
  isController: true,
  viewport: { width: 1280, height: 720 },
  isRecording: false,
};

export const PAGE: LiveEvent = {
  type: 'page',
  url: 'https://shop.test/',
  title: 'The shop',
  isLoading: false,
  tabs: [{ id: '1', title: 'The shop', isFront: true }],
};
