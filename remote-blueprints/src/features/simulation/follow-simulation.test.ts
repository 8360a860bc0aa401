import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followChanges } from 'shared/live';
import { queryClient } from 'shared/query';
import { apiAddress, openLiveStream, server, setOnline, startFakeClock } from 'shared/testing';
import { simulationOf } from '../../testing/simulations.ts';
import { followSimulation } from './follow-simulation.ts';

const ID = '0d5e9a4e-91a5-4c5e-b0d0-6a3b8f6f9a10';
const STATUS = `${apiAddress}/simulate/:id/status`;
const failure = () => HttpResponse.json({}, { status: 500 });

/** Replies to one call after the other; the last reply repeats. */
function answer(...answers: (() => Response)[]) {
  let calls = 0;
  server.use(http.get(STATUS, () => answers[Math.min(calls++, answers.length - 1)]?.()));
  return { calls: () => calls };
}
const status = (value: Parameters<typeof simulationOf>[0]) => () => HttpResponse.json(simulationOf(value));

/** Lets the answer under way arrive, so that the next question has its time, then time pass. */
async function wait(milliseconds: number) {
  await waitFor(() => expect(jest.getTimerCount()).toBe(1), { interval: 5 });
  await jest.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => startFakeClock());

test('asks every five seconds until the end', async () => {
  const server = answer(status('pending'), status('running'), status('completed'));
  const seen: string[] = [];
  const end = followSimulation('s', new AbortController().signal, (now) => seen.push(now.status));
  await wait(4999);
  expect(server.calls()).toBe(1);
  await wait(1);
  await wait(5000);
  expect((await end).status).toBe('completed');
  expect(seen).toEqual(['pending', 'running', 'completed']);
  expect(server.calls()).toBe(3);
});

test('four failures in a row are overlooked, five are not', async () => {
  answer(failure, failure, failure, failure, status('running'), failure);
  const end = followSimulation('s', new AbortController().signal, () => undefined);
  const outcome = expect(end).rejects.toThrow('The server answered 500.');
  for (let call = 0; call < 9; call += 1) await wait(5000);
  await outcome;
});

test('it goes on when a lost connection is back, however long that takes', async () => {
  answer(() => Response.error(), status('completed'));
  setOnline(false);
  const end = followSimulation('s', new AbortController().signal, () => undefined);
  await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
  setOnline(true);
  expect((await end).status).toBe('completed');
});

test('a server that does not answer for a while is asked again', async () => {
  const silent = () => Response.error();
  answer(silent, silent, silent, silent, silent, silent, status('completed'));
  const end = followSimulation('s', new AbortController().signal, () => undefined);
  for (let call = 0; call < 6; call += 1) await wait(5000);
  expect((await end).status).toBe('completed');
});

test('a stop ends it between two questions', async () => {
  const server = answer(status('running'));
  const controller = new AbortController();
  const outcome = expect(followSimulation('s', controller.signal, () => undefined)).rejects.toThrow();
  await wait(2000);
  controller.abort();
  await outcome;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.calls()).toBe(1);
});

test('it is given up after 15 minutes', async () => {
  answer(status('running'));
  const outcome = expect(
    followSimulation('s', new AbortController().signal, () => undefined),
  ).rejects.toThrow('The run took longer than 15 minutes.');
  for (let call = 0; call < 180; call += 1) await wait(5000);
  await outcome;
});

test('asks at once after a change that the server reports', async () => {
  jest.useRealTimers();
  const stream = openLiveStream();
  server.use(stream.handler);
  const calls = answer(status('running'), status('running'), status('completed'));
  const stop = followChanges(queryClient);
  const end = followSimulation(ID, new AbortController().signal, () => undefined);
  await waitFor(() => expect(stream.connections()).toBe(1));
  await waitFor(() => expect(calls.calls()).toBe(2));
  stream.send({ kind: 'simulation', id: 'ae7bca4e-0000-4000-8000-000000000000' });
  stream.send({ kind: 'simulation', id: ID });
  expect((await end).status).toBe('completed');
  expect(calls.calls()).toBe(3);
  stop();
});
