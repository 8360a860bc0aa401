import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type BrowserServer } from 'playwright-core';
import { eventually } from 'test-support';
import { findChromium } from '../chromium.ts';
import { runSteps, startTestRunner, type TestRunner } from '../../testing/test-runner.ts';
import { serveSite, type TestSite } from '../../testing/test-site.ts';
import { browserFlags } from '../flags.ts';
import { createBrowserPool } from './browser-pool.ts';
import { createEndpoint } from './endpoint.ts';
import { startGrid, type StandInGrid } from './testing/stand-in-grid.ts';

/** No server listens there. */
const DEAD = 'ws://127.0.0.1:9';
const INSIDE = 'http://10.0.0.5/';

describe('a pool of browsers', () => {
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    warn: (details: object) => void warnings.push((details as { endpoint: string }).endpoint),
    error: () => undefined,
  };
  let site: TestSite;
  let server: BrowserServer;
  let debuggerAddress: string;
  let grids: StandInGrid[];
  let runner: TestRunner | undefined;

  before(async () => {
    site = await serveSite({
      '/': '<button onclick="said.textContent = \'Hello\'">Greet</button> <p id="said"></p> <a download="said.txt" href="data:text/plain,Hello">Save</a>',
    });
    // Both a Playwright server and a browser whose debugging port is open.
    server = await chromium.launchServer({
      executablePath: (await findChromium()) ?? '',
      host: '127.0.0.1',
      args: [...browserFlags('127.0.0.1'), '--headless=new', '--remote-debugging-port=0'],
    });
    debuggerAddress = `ws://${await debuggerOf(server)}`;
    grids = [await startGrid(debuggerAddress), await startGrid(debuggerAddress)];
  });

  after(async () => {
    await server.close();
    await Promise.all(grids.map((grid) => grid.close()));
    await site.close();
  });

  async function withPool(endpoints: string[], work: (test: TestRunner) => Promise<void>): Promise<void> {
    const proxy = { address: '127.0.0.1', clients: () => Promise.resolve(['127.0.0.1/32']) };
    runner = await startTestRunner({ pool: { endpoints, proxy }, executablePath: '', maxParallel: 3, log });
    await work(runner).finally(() => runner?.close());
  }

  const greet = ({ runner }: TestRunner, ...more: string[]) =>
    runSteps(runner, site.address, ['Click "Greet"', ...more]);

  const kinds: [string, () => string][] = [
    ['a Playwright server', () => server.wsEndpoint()],
    [
      'a remote debugging port',
      () => debuggerAddress.replace('ws://', 'http://').replace(/\/devtools.*/, ''),
    ],
    ['a Selenium Grid', () => `grid+${grids[0]?.address}`],
  ];
  for (const [kind, address] of kinds)
    it(`runs tests on ${kind}, which hands over downloads and whose pages reach nothing internal`, () =>
      withPool([address()], async (test) => {
        const { steps } = await greet(
          test,
          'Click "Save"',
          'Wait until the downloaded file "said.txt" contains "Hello"',
          `Go to ${INSIDE}`,
        );
        assert.deepEqual(
          steps.map(({ isSuccessful }) => isSuccessful),
          [true, true, true, false],
        );
        assert.match(steps[3]?.result ?? '', /^http:\/\/10\.0\.0\.5\/ was not opened: it is inside/);
      }));

  it('spreads runs over Grids, asks for fenced browsers and ends its sessions', () =>
    withPool(
      grids.map(({ address }) => `grid+${address}`),
      async (test) => {
        const before = grids.map(({ begun }) => begun.length);
        const runs = await Promise.all([greet(test), greet(test)]);
        assert.deepEqual(
          runs.map(({ outcome }) => outcome.status),
          ['passed', 'passed'],
        );
        assert.deepEqual(
          grids.map(({ begun }, index) => begun.length - (before[index] ?? 0)),
          [1, 1],
        );
        const flags = grids[0]?.begun.at(-1) ?? [];
        assert.ok(flags.includes('--proxy-bypass-list=<-loopback>'), flags.join(' '));
        assert.deepEqual(
          grids.map((grid) => grid.open()),
          [0, 0],
        );
      },
    ));

  it('leaves an endpoint out that does not answer', () =>
    withPool([DEAD, server.wsEndpoint()], async (test) => {
      warnings.length = 0;
      assert.equal((await greet(test)).outcome.status, 'passed');
      assert.deepEqual(warnings, [DEAD]);
    }));

  it('says so when there is none, and ends a Grid session that is of no use', async () => {
    const blind = await startGrid(null);
    const endpoints = [DEAD, `grid+${blind.address}`].map((address) => createEndpoint(address, undefined));
    const pool = createBrowserPool(endpoints, log, 0);
    await assert.rejects(pool.take(new AbortController().signal, 'chromium', ''), {
      name: 'BrowserUnavailableError',
      message: 'None of the browsers of the pool could be reached.',
    });
    assert.deepEqual([blind.begun.length, blind.open()], [1, 0]);
    await pool.close();
    await blind.close();
  });
});

/** `127.0.0.1:…` of the debugging port, which the browser has chosen for itself and written into its folder. */
async function debuggerOf(server: BrowserServer): Promise<string> {
  const folder = server.process().spawnargs.find((argument) => argument.startsWith('--user-data-dir='));
  const file = join(folder?.split('=')[1] ?? '', 'DevToolsActivePort');
  return eventually(async () => {
    const [port, path] = (await readFile(file, 'utf8')).split('\n');
    return port && path ? `127.0.0.1:${port}${path}` : null;
  });
}
