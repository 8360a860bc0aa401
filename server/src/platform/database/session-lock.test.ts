import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { LockTimeoutError, withSessionLock } from './session-lock.ts';

const platform = await openTestPlatform();
const key = { kind: 1, id: 1 };

test('work with the same lock is done one after the other, work with another one meanwhile', async () => {
  const events: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<null>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<null>();
  const first = withSessionLock(platform, key, async () => {
    begin(null);
    await end;
    events.push('first');
  });
  await begun;
  const second = withSessionLock(platform, key, () => Promise.resolve(events.push('second')));
  await withSessionLock(platform, { ...key, id: 2 }, () => Promise.resolve(events.push('other')));
  finish(null);
  await Promise.all([first, second]);
  assert.deepEqual(events, ['other', 'first', 'second']);
});

test('whoever waits too long is rejected, and work that fails releases the lock', async () => {
  const failing = withSessionLock(platform, key, async () => {
    await assert.rejects(
      withSessionLock(platform, key, () => Promise.resolve(), 1),
      LockTimeoutError,
    );
    throw new Error('It fails.');
  });
  await assert.rejects(failing, { message: 'It fails.' });
  assert.equal(await withSessionLock(platform, key, () => Promise.resolve('done')), 'done');
});
