import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { startSession } from 'shared/auth';
import { followChanges, pollInterval, watchChanges } from 'shared/live';
import { createQueryClient, type QueryClient } from 'shared/query';
import { apiAddress, openLiveStream, server } from 'shared/testing';

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

const connected = (value: boolean) => waitFor(() => expect(pollInterval(USUAL)).toBe(value ? RARELY : USUAL));

/** A query on the screen that test run 1 changes; counts its requests. */
function observeQuery(duration = 0) {
  let requests = 0;
  let active = 0;
  let mostActive = 0;
  const observed = client.getQueryCache().build(client, {
    queryKey: ['run'],
    queryFn: async () => {
      requests += 1;
      active += 1;
      mostActive = Math.max(mostActive, active);
      await delay(duration);
      active -= 1;
      return requests;
    },
    meta: { isChangedBy: (change) => change === 'unknown' || change.id === 1 },
  });
  // As a component does: only then it is on the screen.
  const observer = { onQueryUpdate: () => undefined, options: {}, getCurrentResult: () => ({}) };
  observed.addObserver(observer as unknown as Parameters<typeof observed.addObserver>[0]);
  return { requests: () => requests, mostActive: () => mostActive, load: () => observed.fetch() };
}

test('a change loads the queries again that it concerns, and no query twice at a time', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery(100);
  await query.load();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(2));
  stream.send({ kind: 'test_run', id: 2 });
  stream.send({ kind: 'test_run', id: 1 }, { kind: 'group_run', id: 3 });
  stream.send({ kind: 'test_run', id: 1 });
  stream.send({ kind: 'test_run', id: 1 });
  await waitFor(() => expect(query.requests()).toBe(3));
  stream.send({ kind: 'test_run', id: 1 });
  await waitFor(() => expect(query.requests()).toBe(4));
  expect(query.mostActive()).toBe(1);
});

test('a stream that ends is opened again, and everything is loaded', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery();
  await query.load();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(2));
  stream.end();
  await connected(false);
  await connected(true);
  expect(stream.connections()).toBe(2);
  await waitFor(() => expect(query.requests()).toBeGreaterThanOrEqual(3));
});

test('polling resumes with a request when a stream cannot be opened again', async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const query = observeQuery();
  follow();
  await connected(true);
  await waitFor(() => expect(query.requests()).toBe(1));
  server.use(http.get(`${apiAddress}/events`, () => new HttpResponse(null, { status: 401 })));
  stream.end();
  await waitFor(() => expect(query.requests()).toBe(2));
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
    follow();
    await delay(1100);
    expect(calls).toBe(1);
    expect(query.requests()).toBe(0);
    expect(pollInterval(USUAL)).toBe(USUAL);
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
  follow();
  await connected(true);
  expect(calls).toBe(2);
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
  stream.send({ kind: 'test_run', id: 1 });
  await delay(50);
  await watch.next(60_000, signal);
  await watch.next(10, signal);
  watch.stop();
});
