// Runs in a process of its own: it ends the browsers that its process has started.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, it } from 'node:test';
import { startTestRunner } from '../../testing/test-runner.ts';
import { createTestHost } from '../testing/test-host.ts';

const test = await startTestRunner();
after(() => test.close());

function openSession() {
  const { host } = createTestHost();
  const { signal } = new AbortController();
  return test.runner.openLive({ startingUrl: 'http://127.0.0.1:1/', values: [], host, signal });
}

/** The browsers that this process has started. */
function browsers(): number[] {
  const all = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString();
  return all
    .split('\n')
    .filter((line) => line.includes('--remote-debugging-pipe'))
    .map((line) => parseInt(line, 10));
}

it('a live session says that its browser was lost; the next one has another, and ends with the runner', async () => {
  const session = await openSession();
  const [browser = 0] = browsers();
  process.kill(browser, 'SIGKILL');
  assert.equal(await session.lost, 'The browser stopped unexpectedly.');
  session.handle({ type: 'navigate', to: 'back' });
  await session.close();
  const next = await openSession();
  assert.notEqual(browsers()[0], browser);
  await test.runner.close();
  assert.deepEqual(browsers(), []);
  await next.close();
  await assert.rejects(openSession());
});
