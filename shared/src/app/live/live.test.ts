import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { startSession } from 'shared/auth';
import type { Change } from 'shared/contract';
import { connection } from 'shared/http';
import { followChanges, pollInterval, watchChanges } from 'shared/live';
import { createQueryClient, type QueryClient } from 'shared/query';
import { apiAddress, openLiveStream, server, startFakeClock } from 'shared/testing';

const session = { access_token: 'token', user: { id: 1, email: 'ada@example.com' } };
const USUAL = 5000;
/** Of `pollInterval` while connected. */
const RARELY = 30_000;

let client: QueryClient;
let stop: (() => void) | undefined;

beforeEach(() => {
  startSession(session);
  client = createQueryClient();
  // The shortest pause between two connections.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  stop?.();
  client.clear();
  hide(false);
  jest.restoreAllMocks();
});

function follow(): void {
  stop = followChanges(client);
}

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets pauses pass, a second at a time, until the expectation is met. */
const passUntil = (expectation: () => void) =>
  waitFor(async () => {
    await jest.advanceTimersByTimeAsync(1000);
    expectation();
  });

const connected = (value: boolean) => waitFor(() => expect(pollInterval(USUAL)).toBe(value ? RARELY : USUAL));

/** A query on the screen that test run 1 changes; counts its requests, which wait while `isHeld`. */
function observeQuery() {
  let requests = 0;
  let active = 0;
  let mostActive = 0;
  let isHeld = false;
  let letGo: () => void = () => undefined;
  const observed = client.getQueryCache().build(client, {
    queryKey: ['run'],
    queryFn: async () => {
      requests += 1;
      active += 1;
      mostActive = Math.max(mostActive, active);
      if (isHeld) await new Promise<void>((resolve) => (letGo = resolve));
      active -= 1;
      return requests;
    },
    meta: { isChangedBy: (change) => change === 'unknown' || change.id === 1 },
  });
  // As a component does: only then it is on the screen.
  const observer = { onQueryUpdate: () => undefined, options: {}, getCurrentResult: () => ({}) };
  observed.addObserver(observer as unknown as Parameters<typeof observed.addObserver>[0]);
  return {
    requests: () => requests,
    mostActive: () => mostActive,
    load: () => observed.fetch(),
    hold: () => void (isHeld = true),
    letGo: () => {
      isHeld = false;
      letGo();
    },
  };
}

/** Sends changes, and waits until the last one has arrived: one that no query is concerned by. */
async function sendAndArrive(stream: ReturnType<typeof openLiveStream>, ...changes: Change[]) {
  const watch = watchChanges((change) => change !== 'unknown' && change.id === 99);
  for (const change of [...changes, { kind: 'test_run', id: 99 } as const]) stream.send(change);
  await watch.next(60_000, new AbortController().signal);
  watch.stop();
}

test('a change loads the queries again that it concerns, and no query twice at a time', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery();
  await query.load();
  query.hold();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(2));
  const concerned = { kind: 'test_run', id: 1 } as const;
  await sendAndArrive(stream, { kind: 'test_run', id: 2 }, concerned, concerned, concerned);
  expect(query.requests()).toBe(2);
  query.letGo();
  await waitFor(() => expect(query.requests()).toBe(3));
  await sendAndArrive(stream, concerned);
  await waitFor(() => expect(query.requests()).toBe(4));
  expect(query.mostActive()).toBe(1);
});

test('a stream that ends is opened again, and everything is loaded', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery();
  await query.load();
  startFakeClock();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(2));
  stream.end();
  await connected(false);
  await passUntil(() => expect(pollInterval(USUAL)).toBe(RARELY));
  expect(stream.connections()).toBe(2);
  await passUntil(() => expect(query.requests()).toBe(3));
});

test('polling resumes with a request when a stream cannot be opened again', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery();
  startFakeClock();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(1));
  server.use(http.get(`${apiAddress}/events`, () => new HttpResponse(null, { status: 401 })));
  stream.end();
  await connected(false);
  await passUntil(() => expect(query.requests()).toBe(2));
  expect(pollInterval(USUAL)).toBe(USUAL);
});

test.each([401, 404])(
  'a server that answers %i is not asked again; polling goes on as usual',
  async (status) => {
    let calls = 0;
    server.use(
      http.get(`${apiAddress}/events`, () => {
        calls += 1;
        return new HttpResponse(null, { status });
      }),
    );
    const query = observeQuery();
    startFakeClock();
    follow();
    await waitFor(() => expect(calls).toBe(1));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(query.requests()).toBe(0);
    expect(pollInterval(USUAL)).toBe(USUAL);
    // Another page connects later: by then the first has its answer.
    const stream = openLiveStream();
    server.use(stream.handler);
    const stopOther = followChanges(createQueryClient());
    await waitFor(() => expect(stream.connections()).toBe(1));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls).toBe(1);
    expect(stream.connections()).toBe(1);
    stopOther();
  },
);

test('a server that refuses for a moment is asked again', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  let calls = 0;
  server.use(
    http.get(`${apiAddress}/events`, () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status: 503 }) : undefined;
    }),
  );
  startFakeClock();
  follow();
  await passUntil(() => expect(pollInterval(USUAL)).toBe(RARELY));
  expect(calls).toBe(2);
});

test('a server that takes calls and answers none is away until it is back', async () => {
  let status = 503;
  server.use(
    http.get(`${apiAddress}/events`, () => new Promise<never>(() => undefined)),
    http.get(`${apiAddress}/health/live`, () => new HttpResponse(null, { status })),
  );
  startFakeClock();
  follow();
  await jest.advanceTimersByTimeAsync(40_000);
  await passUntil(() => expect(connection()).toBe('away'));
  status = 200;
  await passUntil(() => expect(connection()).toBe('online'));
});

test('a hidden page has no stream', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  follow();
  await connected(true);
  hide(true);
  await connected(false);
  hide(false);
  await connected(true);
  expect(stream.connections()).toBe(2);
});

test('a watch resolves with a change, also one that came before, and by its time otherwise', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  follow();
  await connected(true);
  const watch = watchChanges((change) => change !== 'unknown' && change.kind === 'test_run');
  const { signal } = new AbortController();
  const next = watch.next(60_000, signal);
  stream.send({ kind: 'test_run', id: 1 });
  await next;
  await sendAndArrive(stream, { kind: 'test_run', id: 1 });
  await watch.next(60_000, signal);
  await watch.next(10, signal);
  watch.stop();
});
