// Runs in a process of its own: it ends the browsers that its process has started.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { eventually } from 'test-support';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

describe('parallel runs', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/': '<button onclick="said.textContent = \'Hello\'">Greet</button> <p id="said"></p>',
      '/spin': '<button onclick="for (;;);">Spin</button>',
      '/windows': '<button onclick="for (;;) alert(1)">Alert</button>',
    });
    test = await startTestRunner({ maxParallel: 3, stepTimeoutSeconds: 30 });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  it('are not held up by a page that spins or asks without end', async () => {
    const run = (path: string, steps: string[]) => runSteps(test.runner, `${site.address}${path}`, steps);
    const [good, spinning, asking] = await Promise.all([
      run('/', ['Click "Greet"', 'Wait 1 second', 'Click "Greet"', 'The page shows "Hello"']),
      run('/spin', ['Click "Spin"', 'Click "Spin"']),
      run('/windows', ['Click "Alert"', 'Click "Alert"']),
    ]);
    assert.equal(good.outcome.status, 'passed', good.steps.at(-1)?.result);
    assert.deepEqual([spinning.outcome.status, asking.outcome.status], ['failed', 'failed']);
    assert.match(spinning.steps.at(-1)?.result ?? '', /The step took longer than 30 seconds\./);
    assert.match(asking.steps.at(-1)?.result ?? '', /^The page says "1" in a browser dialog\./);
  });

  it('all end as errors when the browser is killed; the next gets another one, and nothing stays behind', async () => {
    const underWay = Promise.withResolvers<undefined>();
    let started = 0;
    const runs = [1, 2, 3].map(() =>
      runSteps(test.runner, site.address, ['Wait 60 seconds'], {}, () => {
        if (++started === 3) underWay.resolve(undefined);
      }),
    );
    await underWay.promise;
    const [browser = 0, ...more] = ownBrowsers();
    assert.ok(browser && more.length === 0, 'the three share one browser');
    process.kill(browser, 'SIGKILL');
    for (const { outcome, steps } of await Promise.all(runs))
      assert.deepEqual(
        [outcome.status, outcome.error, steps.map(({ isSuccessful }) => isSuccessful)],
        ['error', 'The browser stopped unexpectedly.', [false]],
      );
    const next = await runSteps(test.runner, site.address, ['Click "Greet"']);
    assert.equal(next.outcome.status, 'passed');
    await eventually(() => {
      assert.deepEqual(ofGroup(browser), []);
      return true;
    });
  });
});

interface Process {
  pid: number;
  parent: number;
  group: number;
  state: string;
  command: string;
}

function processes(): Process[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,stat=,args='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, group, state = '', ...command] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        state,
        command: command.join(' '),
      };
    });
}

/** The browsers that this process has started. */
const ownBrowsers = () =>
  processes()
    .filter(({ parent, command }) => parent === process.pid && command.includes('--remote-debugging-pipe'))
    .map(({ pid }) => pid);

/** What still runs of a browser: all its processes are of one group. */
const ofGroup = (browser: number) =>
  processes().filter(({ group, state }) => group === browser && !state.startsWith('Z'));
