import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCompanyQueue } from './company-queue.ts';
import { readFiles } from './read-files.ts';

const file = { name: 'a.txt', bytes: new TextEncoder().encode('Click "Buy"') };
/** A list that fills the memory of a small process once it is parsed. */
const large = {
  name: 'large.json',
  bytes: new TextEncoder().encode(`{"steps":[${'{"a":{}},'.repeat(1_500_000)}{}]}`),
};
const noEnd = new AbortController().signal;
const LONG_MS = 120_000;

test('a file that takes too long is a problem', async () => {
  assert.deepEqual(await readFiles([file], noEnd, { timeoutMs: 1, totalTimeoutMs: LONG_MS, memoryMb: 512 }), [
    { problem: 'Reading this file takes too much time or memory. Split it.' },
  ]);
});

test('files that take too long together are problems, except those already read', async () => {
  const limits = { timeoutMs: LONG_MS, totalTimeoutMs: 1, memoryMb: 512 };
  const problem = 'The files take too long together. Import this one on its own, or later.';
  assert.deepEqual(await readFiles([file, file], noEnd, limits), [{ problem }, { problem }]);
});

test('a file that takes too much memory is a problem, and the next one is read by a new process', async () => {
  const limits = { timeoutMs: LONG_MS, totalTimeoutMs: 2 * LONG_MS, memoryMb: 64 };
  const [lost, next] = await readFiles([large, file], noEnd, limits);
  assert.deepEqual(lost, { problem: 'Reading this file takes too much time or memory. Split it.' });
  assert.ok(next && 'read' in next);
  assert.deepEqual(
    next.read.tests.map(({ steps }) => steps.map(({ action }) => action)),
    [['Click "Buy"']],
  );
});

test('a caller who leaves ends the reading, whether it has begun or waits for its turn', async () => {
  const left = new AbortController();
  const limits = { timeoutMs: LONG_MS, totalTimeoutMs: LONG_MS, memoryMb: 512 };
  const reading = [1, 2, 3].map(() => readFiles([large], left.signal, limits));
  left.abort(new Error('left'));
  for (const one of reading) await assert.rejects(one, /left/);
  const [answer] = await readFiles([file], noEnd, limits);
  assert.ok(answer && 'read' in answer);
});

test('a company waits for its own work, not for that of others; what fails blocks nothing', async () => {
  const enqueue = createCompanyQueue();
  const begun: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const work = (name: string, end: Promise<unknown> = Promise.resolve()) =>
    enqueue(name.startsWith('a') ? 1 : 2, () => {
      begun.push(name);
      return end;
    });
  const one = work('a1', first.promise);
  const two = work('a2');
  await work('b1');
  assert.deepEqual(begun, ['a1', 'b1']);
  first.reject(new Error('failed'));
  await assert.rejects(one, /failed/);
  await two;
  assert.deepEqual(begun, ['a1', 'b1', 'a2']);
});
