import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import type { LiveHost, LiveRunRequest, LiveSession, LiveSessionRequest } from 'runner';
import { eventually } from 'test-support';
import { buildApp } from '../../../app.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { present } from '../../../testing/present.ts';
import { workers } from '../../runs/tables.ts';
import type { LiveLimits } from '../hosting/end-messages.ts';
import { createLiveHosting } from '../hosting/live-hosting.ts';
import { listenForLiveSessions } from '../hosting/live-listener.ts';

/** A process of the API over the same platform. @returns its port. */
export async function startLiveApi({ platform, services }: TestApi): Promise<number> {
  const app = await buildApp({ platform, services });
  await app.listen({ port: 0, host: '127.0.0.1' });
  after(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

/** What a session without a browser was asked, and what it can send. */
export interface BlankSession {
  host: LiveHost;
  /** Where it was opened. */
  opening: Pick<LiveSessionRequest, 'startingUrl' | 'site' | 'access' | 'values'>;
  /** Types of requests, `run` among them, and `watch`; with its address, `restart`. */
  asked: string[];
  /** Its runs, in order. */
  runs: LiveRunRequest[];
  isClosed: boolean;
  lose(message: string): void;
}

export interface LiveWorkerOptions {
  slots?: number;
  limits?: LiveLimits;
}

const openWorkers = new Set<() => Promise<void>>();
// A test that fails closes none, and a heartbeat would go on for ever.
after(async () => {
  for (const close of openWorkers) await close();
});

/** A worker whose sessions have no browser: they only note what they are asked. */
export async function startBlankWorker(api: TestApi, { slots = 2, limits }: LiveWorkerOptions = {}) {
  const { platform, services } = api;
  const sessions: BlankSession[] = [];
  const listener = await listenForLiveSessions(platform.config.live, platform.log);
  const heartbeat = await services.runQueue.startHeartbeat({ address: listener.address, slots });

  function openBlank({ host, startingUrl, site, access, values }: LiveSessionRequest): LiveSession {
    const lost = Promise.withResolvers<string>();
    const opening = { startingUrl, site, access, values };
    const blank: BlankSession = { host, opening, asked: [], runs: [], isClosed: false, lose: lost.resolve };
    sessions.push(blank);
    return {
      handle(request) {
        const { type } = request;
        blank.asked.push(type === 'restart' ? `restart ${request.starting_url}` : type);
      },
      run(run, request) {
        const { steps, handlers } = request;
        blank.runs.push(request);
        blank.asked.push([`run of ${steps.length}`, ...handlers].join(', '));
        host.send({ type: 'run-finished', run, status: 'passed', error: null });
      },
      answer: ({ kind }) => Promise.resolve({ message: `There is no ${kind}.` }),
      watch: (isWatched) => void blank.asked.push(`watch ${isWatched}`),
      frameShown: (frame) => void blank.asked.push(`shown ${frame}`),
      describe: () => undefined,
      finishTyping() {
        blank.asked.push('finish typing');
        return Promise.resolve();
      },
      lost: lost.promise,
      close() {
        blank.isClosed = true;
        return Promise.resolve();
      },
    };
  }

  const hosting = createLiveHosting({
    platform,
    services,
    workerId: heartbeat.workerId,
    openLive: (request) => Promise.resolve(openBlank(request)),
    limits,
  });
  listener.serve(hosting.admit);
  const close = async () => {
    openWorkers.delete(close);
    await hosting.close();
    await listener.close();
    await heartbeat.close();
  };
  openWorkers.add(close);
  return {
    sessions,
    /** The one of this number, counted from 0, as soon as it is open. */
    async session(index: number): Promise<BlankSession> {
      await eventually(() => sessions.length > index);
      return present(sessions[index]);
    },
    close,
    /** As if the process had been killed: its row is still there, and no session says goodbye. */
    async die() {
      openWorkers.delete(close);
      await heartbeat.close();
      const row = { id: heartbeat.workerId, liveAddress: listener.address, liveSlots: slots };
      await platform.database.queries.insert(workers).values(row);
      await listener.close();
      await hosting.close();
    },
  };
}
