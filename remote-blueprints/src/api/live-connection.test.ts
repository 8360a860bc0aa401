import { waitFor } from '@testing-library/react';
import type { LiveEvent } from 'shared/contract';
import { server } from 'shared/testing';
import { openLiveWorker } from '../testing/live-worker.ts';
import { openLiveConnection, type LiveConnection } from './live-connection.ts';
import { startLiveSession } from './live-sessions.ts';

let connection: LiveConnection | undefined;
afterEach(() => connection?.close());

async function connect(worker = openLiveWorker()) {
  server.use(...worker.handlers);
  const events: LiveEvent[] = [];
  const losses: string[] = [];
  const images: string[] = [];
  const session = await startLiveSession({ starting_url: 'https://shop.test' });
  const opened = openLiveConnection(
    { ...session, role: 'control' },
    {
      onEvent: (event) => events.push(event),
      onFrame: (jpeg, shown) => {
        images.push(`frame of ${jpeg.size}`);
        shown();
      },
      onScreenshot: (number) => images.push(`screenshot ${number}`),
      onInterrupted: () => losses.push('interrupted'),
      onLost: (loss) => losses.push(loss),
    },
  );
  connection = opened;
  await waitFor(() => expect(events).toHaveLength(2));
  return { worker, events, losses, images, opened };
}

test('events, images and their acknowledgement', async () => {
  const { worker, events, images } = await connect();
  expect(events.map(({ type }) => type)).toEqual(['ready', 'page']);
  worker.sendFrame(7);
  await waitFor(() => expect(worker.received).toEqual([{ type: 'shown', frame: 7 }]));
  expect(images).toEqual(['frame of 1']);
});

test('a query resolves with its answer, or rejects with the sentence of the server', async () => {
  const answer = { kind: 'outline', element: null } as const;
  const { opened } = await connect(
    openLiveWorker({ answerTo: ({ kind }) => (kind === 'outline' ? answer : null) }),
  );
  await expect(opened.query({ kind: 'elements' })).rejects.toThrow('Nothing is known about it.');
  await expect(opened.query({ kind: 'outline', point: { x: 1, y: 1 } })).resolves.toEqual(answer);
});

test('a connection that is lost is established again with a new ticket', async () => {
  const { worker, events, losses } = await connect();
  worker.disconnect();
  await waitFor(() => expect(events).toHaveLength(4));
  expect(worker.connections()).toBe(2);
  expect(losses).toEqual(['interrupted']);
});

test('a lost worker is final', async () => {
  const { worker, losses, opened } = await connect();
  const query = opened.query({ kind: 'elements' });
  worker.disconnect(true);
  await expect(query).rejects.toThrow();
  await waitFor(() => expect(losses).toEqual(['worker-lost']));
  expect(worker.connections()).toBe(1);
});

test('the end of the session is no loss', async () => {
  const { worker, events, losses, opened } = await connect();
  worker.send({ type: 'ended', reason: 'idle', message: 'Nobody used it.' });
  await waitFor(() => expect(events).toHaveLength(3));
  await expect(opened.query({ kind: 'elements' })).rejects.toThrow('The live browser is not connected.');
  expect(losses).toEqual([]);
});
